import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from './config'

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
}

export interface Mailer {
  send: (mail: Mail) => Promise<void>
  /** Where mail lands, said in words for the start message. */
  destination: string
}

/** Sends through MAIL_URL, or writes each mail as an `.eml` file into DATA_DIR/mail. */
export function createMailer(config: Config): Mailer {
  if (config.MAIL_URL) {
    const transport = nodemailer.createTransport(config.MAIL_URL)
    return {
      destination: new URL(config.MAIL_URL).host,
      send: async mail => {
        await transport.sendMail({ from: config.MAIL_FROM, ...mail })
      },
    }
  }
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
