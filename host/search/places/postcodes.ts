import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/root'

export interface PostTown {
  /** Slug of the place that represents the area. */
  slug: string
  /** Name of the post town, if it differs from the name of the place. */
  name?: string
}

const LINE = /^([A-Z]+) (\S+?)(?: = (.+?))?(?:: (.+))?$/

const areas = readFileSync(path.join(root, 'host/search/places/postcodes.txt'), 'utf8')
  .split('\n')
  .flatMap(line => {
    const [, area = '', slug = '', name, towns = ''] = LINE.exec(line) ?? []
    return area ? [{ area: area.toLowerCase(), town: name ? { slug, name } : { slug }, towns }] : []
  })

/** By postcode area in lower case: `ls` is Leeds. */
export const POST_TOWNS: ReadonlyMap<string, PostTown> = new Map(areas.map(({ area, town }) => [area, town]))

/** By outcode in lower case: `bt48` is `derry`. Omits outcodes of the area's own post town. */
export const DISTRICT_TOWNS: ReadonlyMap<string, string> = new Map(
  areas.flatMap(({ area, towns }) =>
    [...towns.matchAll(/(\S+) ([\d,-]+)(?:, |$)/g)].flatMap(([, town = '', ranges = '']) =>
      ranges.split(',').flatMap(range => listOutcodes(area, range).map(outcode => [outcode, town] as const)),
    ),
  ),
)

/** "ip" and "28-33" give `ip28` to `ip33`. */
function listOutcodes(area: string, range: string): string[] {
  const [first = '', last = first] = range.split('-')
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${area}${Number(first) + i}`)
}
