import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '../config'
import type { MailContent } from './content'
import { readDkim } from './dkim'
import { createMailRenderer } from './render'

export interface Mail {
  /** Stable across retries: it is part of the Message-ID, by which mail programs drop duplicates. */
  id: string
  createdAt: Date
  to: string
  subject: string
  text: string
  html?: string
  /** The address for replies; defaults to the sender. */
  replyTo?: string
  /** Proves that a returned mail was ours. */
  bounceToken: string
  /** The addresses for one-click unsubscribing (RFC 8058). */
  unsubscribe?: { url: string; email: string }
  attachments?: { filename: string; content: string; contentType: string }[]
}

export interface ComposedMail extends Omit<Mail, 'text' | 'html'> {
  content: MailContent
}

export interface Mailer {
  sendComposed: (mail: ComposedMail) => Promise<void>
  destination: string
  folder?: string
  close?: () => void
}

/** Returned mails contain this header. */
export const BOUNCE_TOKEN = 'X-Bounce-Token'

type Transport = Pick<Mailer, 'destination' | 'folder' | 'close'> & { send: (mail: Mail) => Promise<void> }

/** A mail server that is silent for longer has failed; the mail is retried later. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** Sends through MAIL_URL or, without it, writes each mail as an `.eml` file into DATA_DIR/mail. */
export function createMailer(config: Config): Mailer {
  const { send, ...where } = config.MAIL_URL
    ? createSmtpTransport(config, config.MAIL_URL)
    : createFileTransport(config)
  const render = createMailRenderer({ baseUrl: config.BASE_URL, watch: config.WATCH })
  return {
    ...where,
    sendComposed: ({ content, ...mail }) => send({ ...mail, ...render({ subject: mail.subject, content }) }),
  }
}

function createSmtpTransport(config: Config, url: string): Transport {
  const options = { url, pool: true, maxConnections: 1, ...TIMEOUTS, ...signingOf(config) }
  const transport = nodemailer.createTransport(options)
  return {
    destination: new URL(url).host,
    close: () => transport.close(),
    send: async mail => {
      await transport.sendMail(messageOf(config, mail))
    },
  }
}

function signingOf(config: Config) {
  const dkim = readDkim(config)
  return dkim ? { dkim } : {}
}

function messageOf(config: Config, { id, createdAt, bounceToken, unsubscribe, ...mail }: Mail) {
  const { hostname } = new URL(config.BASE_URL)
  const headers: Record<string, string> = { [BOUNCE_TOKEN]: bounceToken }
  if (unsubscribe) {
    headers['List-Unsubscribe'] = `<${unsubscribe.url}>, <mailto:${unsubscribe.email}?subject=unsubscribe>`
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click'
  }
  return {
    ...{ from: config.MAIL_FROM, messageId: `<${id}@${hostname}>`, date: createdAt, headers },
    ...(config.MAIL_BOUNCES_TO ? { envelope: { from: config.MAIL_BOUNCES_TO, to: mail.to } } : {}),
    ...mail,
  }
}

/** A file gets its name when it is complete; a resent mail replaces its file. */
function createFileTransport(config: Config): Transport {
  const folder = path.join(config.DATA_DIR, 'mail')
  const options = { streamTransport: true, buffer: true, newline: 'windows' as const, ...signingOf(config) } as const
  const transport = nodemailer.createTransport(options)
  return {
    destination: folder,
    folder,
    send: async mail => {
      const sent = await transport.sendMail(messageOf(config, mail))
      const file = path.join(folder, `${mail.createdAt.getTime()}-${mail.id}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.draft`, sent.message as Buffer, { mode: 0o600 })
      await rename(`${file}.draft`, file)
    },
  }
}
