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
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
}

/** A mail whose words stand in `templates/mail/<template>.text.njk` and `.html.njk`. */
export interface TemplateMail extends Pick<Mail, 'to' | 'subject' | 'replyTo'> {
  template: string
  view: object
}

export interface Mailer {
  send: (mail: Mail) => Promise<void>
  /** The same from a template; `site.url` is there beside the view. */
  sendTemplate: (mail: TemplateMail) => Promise<void>
  /** Where mail lands, said in words for the start message. */
  destination: string
}

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url))

/** Sends through MAIL_URL, or writes each mail as an `.eml` file into DATA_DIR/mail. */
export function createMailer(config: Config): Mailer {
  const { destination, send } = config.MAIL_URL ? overNetwork(config, config.MAIL_URL) : intoFolder(config)
  const write = writer(config)
  return { destination, send, sendTemplate: mail => send(write(mail)) }
}

function overNetwork(config: Config, url: string): Pick<Mailer, 'destination' | 'send'> {
  const transport = nodemailer.createTransport(url)
  return {
    destination: new URL(url).host,
    send: async mail => {
      await transport.sendMail({ from: config.MAIL_FROM, ...mail })
    },
  }
}

function intoFolder(config: Config): Pick<Mailer, 'destination' | 'send'> {
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
function writer(config: Config): (mail: TemplateMail) => Mail {
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
