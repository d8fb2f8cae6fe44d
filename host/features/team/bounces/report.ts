import path from 'node:path'
import { root } from '../../../lib/root'
import { runInThread } from '../../../lib/thread'
import { BOUNCE_TOKEN } from '../../../mails/mailer'

/** A delivery report (RFC 3464), with the returned part of the mail. */
export interface BounceReport {
  /** From the Message-ID of our mail. */
  mailId: string
  /** The address that we mailed; the report itself may name the one it was forwarded to. */
  address: string
  token: string
  /** The reply code of the server that refused it, such as 550. */
  code: number
  isHard: boolean
}

const DEFAULT_CODE = 550
/** The mailbox, host or domain does not exist. A full mailbox (5.2.2) or a refused text (5.7) is temporary. */
const HARD = /^5\.(0\.0|1\.\d+|2\.1|4\.4)$/

const THREAD = path.join(root, 'host/features/team/bounces/report-thread.mjs')
const THREAD_LIMITS = { ms: 10_000, megabytes: 128 }

interface ReadReport {
  fields: string
  mail: { messageId?: string; address?: string; headers: { key: string; value: string }[] }
}

/** Returns undefined for anything but a report about one of our mails. Throws for unreadable messages. */
export async function parseReport(file: Buffer): Promise<BounceReport | undefined> {
  const read = (await runInThread(THREAD, { file }, THREAD_LIMITS)) as ReadReport | undefined
  const mail = read && ourMail(read.mail)
  if (!mail) {
    return undefined
  }
  const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(read.fields)?.[1]?.trim() ?? ''
  const code = /\b(5\d\d)\b/.exec(field('Diagnostic-Code'))?.[1]
  return {
    ...mail,
    code: code ? Number(code) : DEFAULT_CODE,
    isHard: field('Action').toLowerCase() === 'failed' && HARD.test(field('Status').split(/\s/)[0] ?? ''),
  }
}

function ourMail({ messageId = '', address, headers }: ReadReport['mail']) {
  const token = headers.find(({ key }) => key === BOUNCE_TOKEN.toLowerCase())?.value
  const mailId = /^<([\w-]+)@/.exec(messageId)?.[1]
  return mailId && address && token ? { mailId, address, token } : undefined
}
