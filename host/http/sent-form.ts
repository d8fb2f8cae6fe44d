import type { Context } from './context'
import { localPath } from './reply'

const SECRET = /password|^code$|token/i
/** Shorter values are options that were picked. */
const TEXT_LENGTH = 20

export interface SentForm {
  action: string
  fields: { name: string; value: string }[]
  texts: string[]
}

/** Returns undefined for calls, files and forms with a secret. */
export function readSentForm(ctx: Context): SentForm | undefined {
  const body = (ctx.request as { body?: unknown }).body
  if (ctx.method !== 'POST' || !ctx.is('urlencoded') || typeof body !== 'object' || body === null) {
    return undefined
  }
  const fields = Object.entries(body)
    .filter(([name]) => name !== '_csrf')
    .flatMap(([name, values]) => [values].flat().map(value => ({ name, value: String(value) })))
  const texts = fields.map(({ value }) => value.trim()).filter(value => value.length > TEXT_LENGTH)
  return fields.some(({ name }) => SECRET.test(name)) ? undefined : { action: localPath(ctx.url), fields, texts }
}
