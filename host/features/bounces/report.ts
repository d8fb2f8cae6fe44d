import PostalMime, { type Attachment } from 'postal-mime'
import { BOUNCE_TOKEN } from '../../mailer'

/** The report of a mail server about a mail that it could not deliver (RFC 3464), with what it returned of the mail. */
export interface BounceReport {
  /** Of the Message-ID of our mail. */
  mailId: string
  /** The address that we sent it to; the report itself may name the one it was forwarded to. */
  address: string
  token: string
  /** The reply code of the server that refused it, such as 550. */
  code: number
  /** Whether no mail will ever reach the address. */
  isHard: boolean
}

const DEFAULT_CODE = 550
/** The mailbox, host or domain does not exist, or is closed. A full mailbox (5.2.2) or a refused text (5.7) may pass. */
const HARD = /^5\.(0\.0|1\.\d+|2\.1|4\.4)$/

/** Reads a report; undefined when the message is none, or returns no mail of ours. */
export async function parseReport(raw: Buffer): Promise<BounceReport | undefined> {
  const { attachments } = await PostalMime.parse(raw, { forceRfc822Attachments: true })
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  const returned = attachments.find(({ mimeType }) => /^(message\/rfc822|text\/rfc822-headers)$/.test(mimeType))
  const mail = returned && (await readReturned(returned))
  if (!status || !mail) {
    return undefined
  }
  const fields = textOf(status)
  const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(fields)?.[1]?.trim() ?? ''
  const code = /\b(5\d\d)\b/.exec(field('Diagnostic-Code'))?.[1]
  return {
    ...mail,
    code: code ? Number(code) : DEFAULT_CODE,
    isHard: field('Action').toLowerCase() === 'failed' && HARD.test(field('Status').split(/\s/)[0] ?? ''),
  }
}

async function readReturned(part: Attachment) {
  const { headers, messageId = '', to } = await PostalMime.parse(`${textOf(part).trimEnd()}\r\n\r\n`)
  const token = headers.find(({ key }) => key === BOUNCE_TOKEN.toLowerCase())?.value
  const mailId = /^<([\w-]+)@/.exec(messageId)?.[1]
  const address = to?.[0]?.address
  return mailId && address && token ? { mailId, address, token } : undefined
}

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8')
