import type { Transaction } from '../../host/db/transaction'

export interface Town {
  id: number
  name: string
  region: string | null
  lat: number
  lng: number
}

export interface Directory {
  entity: (list: string, slug: string) => { id: number; name: string; parentSlug: string | null }
  town: (name: string) => Town
}

/** A missing name is a mistake in the demo texts and stops the seed. */
export async function readDirectory(trx: Transaction): Promise<Directory> {
  const entities = await trx
    .selectFrom('entities')
    .leftJoin('entities as parents', 'parents.id', 'entities.parent_id')
    .select(['entities.id', 'entities.name', 'entities.list', 'entities.slug', 'parents.slug as parentSlug'])
    .execute()
  const towns = await trx
    .selectFrom('places')
    .select(['id', 'name', 'region', 'lat', 'lng', 'aliases'])
    .where('kind', '=', 'town')
    .orderBy('population', 'asc')
    .execute()
  const byKey = new Map(entities.map(row => [`${row.list}/${row.slug}`, row]))
  // The largest town of a name wins, and a name beats another town's alias.
  const byName = new Map([
    ...towns.flatMap(town => town.aliases.map(alias => [alias.toLowerCase(), town] as const)),
    ...towns.map(town => [town.name.toLowerCase(), town] as const),
  ])
  return {
    entity: (list, slug) => known(byKey.get(`${list}/${slug}`), `${list}/${slug}`),
    town: name => known(byName.get(name.toLowerCase()), name),
  }
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) {
    throw new Error(`The reference data does not hold ${name}`)
  }
  return value
}
