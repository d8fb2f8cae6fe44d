import { DISTRICTS_A_TO_L } from './postcode-districts-a-l'
import { DISTRICTS_M_TO_Z } from './postcode-districts-m-z'

/** Slug of the town by outcode in small letters: `bt48` is `derry`. What is not here lies at the post town of its area. */
export const DISTRICT_TOWNS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...DISTRICTS_A_TO_L, ...DISTRICTS_M_TO_Z }).flatMap(([area, towns]) =>
    towns.split(', ').flatMap(entry => {
      const [, town = '', ranges = ''] = /^(.+) (\S+)$/.exec(entry) ?? []
      return ranges.split(',').flatMap(range => listOutcodes(area, range).map(outcode => [outcode, town] as const))
    }),
  ),
)

/** "IP" and "28-33": the outcodes from `ip28` to `ip33`. */
function listOutcodes(area: string, range: string): string[] {
  const [first = '', last = first] = range.split('-')
  const count = Number(last) - Number(first) + 1
  return Array.from({ length: count }, (_, i) => `${area.toLowerCase()}${Number(first) + i}`)
}
