import { cleanLine } from '../text/line'

export type Fields = Readonly<Record<string, unknown>>

/** The reason why a record is not imported; the report shows its message. */
export class Rejection extends Error {
  readonly code = 'rejected'
}

/** Returns the object in a line. Throws a `Rejection` if there is none. */
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

/** Returns a field that is an object (or the first of a list), or an empty object. */
export function fieldsAt(fields: Fields, key: string): Fields {
  const value = fields[key]
  const first: unknown = Array.isArray(value) ? value[0] : value
  return isFields(first) ? first : {}
}

export function lineAt(fields: Fields, key: string): string {
  return cleanLine(fields[key])
}

/** Returns a field with a text or a list of texts. */
export function linesAt(fields: Fields, key: string): string[] {
  const value = fields[key]
  return (Array.isArray(value) ? value : [value]).map(cleanLine).filter(Boolean)
}

export function textAt(fields: Fields, key: string): string {
  const value = fields[key]
  return typeof value === 'string' ? value : ''
}

/** Returns a number, including a numeric text; undefined if there is none. */
export function numberAt(fields: Fields, key: string): number | undefined {
  const value = fields[key]
  const number = typeof value === 'string' && value.trim() ? Number(value.replaceAll(',', '')) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Returns the name of a record's feed. */
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
