import { cleanLine } from '../text/line'

export type Fields = Readonly<Record<string, unknown>>

export class Rejection extends Error {
  readonly code = 'rejected'
}

/** Throws a `Rejection` if the line has no object. */
export function parseFields(text: string | undefined): Fields {
  if (text === undefined) {
    throw new Rejection('the line is longer than 1 MB')
  }
  const value = parseJson(text)
  if (!isFields(value)) {
    throw new Rejection('the line is not a JSON object')
  }
  return value
}

/** Takes the first of a list. Returns an empty object if the field is not an object. */
export function fieldsAt(fields: Fields, key: string): Fields {
  const value = fields[key]
  const first: unknown = Array.isArray(value) ? value[0] : value
  return isFields(first) ? first : {}
}

export function lineAt(fields: Fields, key: string): string {
  return cleanLine(fields[key])
}

export function linesAt(fields: Fields, key: string): string[] {
  const value = fields[key]
  return (Array.isArray(value) ? value : [value]).map(cleanLine).filter(Boolean)
}

export function textAt(fields: Fields, key: string): string {
  const value = fields[key]
  return typeof value === 'string' ? value : ''
}

/** Also reads numeric text. */
export function numberAt(fields: Fields, key: string): number | undefined {
  const value = fields[key]
  const number = typeof value === 'string' && value.trim() ? Number(value.replaceAll(',', '')) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

export function sourceOf(fields: Fields): string {
  const named = lineAt(fields, 'x_source') || lineAt(fields, 'source')
  return named || lineAt(fieldsAt(fields, 'identifier'), 'name') || 'import'
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Rejection('the line is not valid JSON')
  }
}
