import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import nunjucks from 'nunjucks'
import type { Config } from './config'
import { root } from './lib/root'

export interface Mail {
  /** The same when a mail is sent again: it is part of the Message-ID, by which mail programs drop a repeated mail. */
  id: string
  createdAt: Date
  to: string
  subject: string
  text: string
  html?: string
  /** The address for replies; default: the sender. */
  replyTo?: string
  /** The addresses that stop this kind of mail with one click (RFC 8058). */
  unsubscribe?: { url: string; email: string }
  attachments?: { filename: string; content: string; contentType: string }[]
}

/** A mail with its text in `templates/mail/<template>.text.njk` and `.html.njk`. */
export interface TemplateMail extends Omit<Mail, 'text' | 'html'> {
  template: string
  view: object
}

export interface Mailer {
  /** Sends a mail from a template, which sees the values of the view and `site`. */
  sendTemplate: (mail: TemplateMail) => Promise<void>
  /** Where mail goes, for the start message. */
  destination: string
  /** The folder of the mails when they are written as files. */
  folder?: string
  /** Closes the connection to the mail server. */
  close?: () => void
}

type Transport = Pick<Mailer, 'destination' | 'folder' | 'close'> & { send: (mail: Mail) => Promise<void> }

/** A mail server that is silent for longer has failed; the mail is tried again later. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

const TEMPLATES = path.join(root, 'templates')

/** Creates a mailer that sends through MAIL_URL, or writes each mail as an `.eml` file into DATA_DIR/mail. */
export function createMailer(config: Config): Mailer {
  const { send, ...where } = config.MAIL_URL
    ? createSmtpTransport(config, config.MAIL_URL)
    : createFileTransport(config)
  const renderMail = createTemplateRenderer(config)
  return { ...where, sendTemplate: mail => send(renderMail(mail)) }
}

function createSmtpTransport(config: Config, url: string): Transport {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 1, ...TIMEOUTS })
  return {
    destination: new URL(url).host,
    close: () => transport.close(),
    send: async mail => {
      await transport.sendMail(messageOf(config, mail))
    },
  }
}

function messageOf(config: Config, { id, createdAt, unsubscribe, ...mail }: Mail) {
  const { hostname } = new URL(config.BASE_URL)
  const headers = unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.url}>, <mailto:${unsubscribe.email}?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return {
    ...{ from: config.MAIL_FROM, messageId: `<${id}@${hostname}>`, date: createdAt },
    ...(headers ? { headers } : {}),
    ...mail,
  }
}

/** A file has its name when it is complete; a mail that is sent again replaces its file. */
function createFileTransport(config: Config): Transport {
  const folder = path.join(config.DATA_DIR, 'mail')
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
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

/** Plain text is not escaped; HTML is. */
function createTemplateRenderer(config: Config): (mail: TemplateMail) => Mail {
  const environment = (autoescape: boolean) =>
    new nunjucks.Environment(new nunjucks.FileSystemLoader(TEMPLATES, { noCache: config.WATCH }), {
      autoescape,
      trimBlocks: true,
      lstripBlocks: true,
    })
  const plain = environment(false)
  const escaped = environment(true)
  return ({ template, view, ...mail }) => {
    const values = { ...view, subject: mail.subject, site: { name: 'Firstrung', url: config.BASE_URL } }
    return {
      ...mail,
      text: `${plain.render(`mail/${template}.text.njk`, values).trim()}\n`,
      html: escaped.render(`mail/${template}.html.njk`, values),
    }
  }
}
