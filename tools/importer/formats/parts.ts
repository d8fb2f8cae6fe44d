import type { Fields } from '../read/fields'

export function objectsAt(fields: Fields, key: string): Fields[] {
  const value = fields[key]
  return Array.isArray(value)
    ? (value as unknown[]).filter((item): item is Fields => typeof item === 'object' && item !== null)
    : []
}

export function stringAt(fields: Fields, key: string): string {
  const value = fields[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** Falls back to the employer of the board, and then to the board's address, which contains its name: `fen-rail`. */
export const employerOf = (fields: Fields, keys: readonly string[], board = ''): Fields => ({
  name:
    [...keys, 'x_employer'].map(key => stringAt(fields, key)).find(Boolean) ??
    board.replaceAll('-', ' ').replace(/(^| )\p{Ll}/gu, letter => letter.toUpperCase()),
})

/** `names` are texts such as "Leeds" or "London, United Kingdom". */
export const placesOf = (names: readonly string[]): Fields[] =>
  [...new Set(names.filter(Boolean))].map(name => ({ '@type': 'Place', address: { addressLocality: name } }))

export const posting = (fields: Fields, source: string) => ({
  '@type': 'JobPosting',
  x_source: stringAt(fields, 'x_source') || source,
})
