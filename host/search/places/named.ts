import type { Db } from '../../db/tables'
import { formatPlace } from './labels'
import { postTownOf, formatOutcode } from './outcodes'
import { listPlaces } from './place-queries'

export interface NamedPlace {
  /** For an outcode, the id of its post town. */
  id: number
  /** As in addresses: `leeds`, `ls1`. */
  slug: string
  /** "Leeds", "Newport, Shropshire", "LS1 (Leeds)": `findPlace` finds it again. */
  label: string
  /** In lower case; null for other places. */
  outcode: string | null
}

/** Omits slugs and ids that do not exist. */
export async function namePlaces(
  db: Db,
  { slugs = [], ids = [] }: { slugs?: readonly string[]; ids?: readonly number[] },
): Promise<NamedPlace[]> {
  const rows = await listPlaces(db, { slugs: slugs.map(slug => postTownOf(slug)?.slug ?? slug), ids })
  const places = rows.map(row => ({ id: row.id, slug: row.slug, label: formatPlace(row), outcode: null }))
  const outcodes = slugs.flatMap(slug => {
    const town = places.find(place => place.slug === postTownOf(slug)?.slug)
    return town ? [nameOutcode(slug, town)] : []
  })
  return [...outcodes, ...places]
}

export function nameOutcode(outcode: string, town: Pick<NamedPlace, 'id' | 'label'>): NamedPlace {
  return { id: town.id, slug: outcode, label: formatOutcode(outcode, postTownOf(outcode)?.name ?? town.label), outcode }
}
