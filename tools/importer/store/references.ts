import type { Db } from '../../../host/db/tables'
import type { KnownPlace } from '../values/gazetteer'

export interface References {
  types: ReadonlyMap<string, number>
  roles: ReadonlyMap<string, number>
  industries: ReadonlyMap<string, number>
  areas: ReadonlyMap<string, number>
  places: KnownPlace[]
}

export function idOf(list: ReadonlyMap<string, number>, slug: string | null): number | null {
  return slug === null ? null : (list.get(slug) ?? null)
}

export async function loadReferences(db: Db): Promise<References> {
  const entities = await db
    .selectFrom('entities')
    .select(['id', 'list', 'slug'])
    .where('list', 'in', ['job-types', 'job-roles', 'company-industries', 'degree-areas'])
    .execute()
  const idsOf = (list: string) =>
    new Map(entities.filter(entity => entity.list === list).map(({ slug, id }) => [slug, id]))
  return {
    types: idsOf('job-types'),
    roles: idsOf('job-roles'),
    industries: idsOf('company-industries'),
    areas: idsOf('degree-areas'),
    places: await db
      .selectFrom('places')
      .select([
        'id',
        'name',
        'kind',
        'county',
        'region',
        'nation',
        'country',
        'lat',
        'lng',
        'population',
        'aliases',
        'slug',
      ])
      .execute(),
  }
}
