import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import nodemailer from 'nodemailer'
import nunjucks from 'nunjucks'
import type { Config } from './config'

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  /** The address for replies; default: the sender. */
  replyTo?: string
}

/** A mail with its text in `templates/mail/<template>.text.njk` and `.html.njk`. */
export interface TemplateMail extends Pick<Mail, 'to' | 'subject' | 'replyTo'> {
  template: string
  view: object
}

export interface Mailer {
  send: (mail: Mail) => Promise<void>
  /** Sends a mail from a template, which sees the values of the view and `site`. */
  sendTemplate: (mail: TemplateMail) => Promise<void>
  /** Where mail goes, for the start message. */
  destination: string
}

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url))

/** Creates a mailer that sends through MAIL_URL, or writes each mail as an `.eml` file into DATA_DIR/mail. */
export function createMailer(config: Config): Mailer {
  const { destination, send } = config.MAIL_URL ? createSmtpMailer(config, config.MAIL_URL) : createFileMailer(config)
  const renderMail = createTemplateRenderer(config)
  return { destination, send, sendTemplate: mail => send(renderMail(mail)) }
}

function createSmtpMailer(config: Config, url: string): Pick<Mailer, 'destination' | 'send'> {
  const transport = nodemailer.createTransport(url)
  return {
    destination: new URL(url).host,
    send: async mail => {
      await transport.sendMail({ from: config.MAIL_FROM, ...mail })
    },
  }
}

function createFileMailer(config: Config): Pick<Mailer, 'destination' | 'send'> {
  const folder = path.join(config.DATA_DIR, 'mail')
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    destination: folder,
    send: async mail => {
      const sent = await transport.sendMail({ from: config.MAIL_FROM, ...mail })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path.join(folder, `${Date.now()}-${randomUUID()}.eml`), sent.message as Buffer, { mode: 0o600 })
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
