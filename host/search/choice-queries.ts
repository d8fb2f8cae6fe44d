import { sql } from 'kysely'
import type { Db } from '../db/tables'
import { isLiveCompany } from '../db/visibility'
import { FILTER_KEYS, type FilterKey, type Filters } from './address'
import { PATH_FILTERS } from './filters'

/** `ids` include the children of the value. */
export interface Choice {
  key: FilterKey
  id: number
  slug: string
  name: string
  ids: readonly number[]
  parent?: Choice
}

export const LISTS = Object.fromEntries(
  PATH_FILTERS.flatMap(({ key, list }) => (list ? [[key, list]] : [])),
) as Readonly<Record<Exclude<FilterKey, 'company' | 'in'>, string>>

/** In the order of the address, without places; undefined if a slug is unknown. Reuses `known` choices. */
export async function resolveFilters(
  db: Db,
  filters: Filters,
  known: readonly Choice[] = [],
): Promise<Choice[] | undefined> {
  const wanted = FILTER_KEYS.filter(key => key !== 'in').flatMap(key =>
    (filters[key] ?? []).map(slug => ({ key, slug })),
  )
  const choose = (from: readonly Choice[]) => {
    const choices = wanted.flatMap(({ key, slug }) => from.find(item => item.key === key && item.slug === slug) ?? [])
    return choices.length === wanted.length ? choices : undefined
  }
  return choose(known) ?? choose(await findChoices(db, filters))
}

async function findChoices(db: Db, filters: Filters): Promise<Choice[]> {
  const [entities, companies] = await Promise.all([
    findEntities(db, filters),
    filters.company ? findCompanies(db, filters.company) : [],
  ])
  return [...entities, ...companies]
}

async function findEntities(db: Db, filters: Filters): Promise<Choice[]> {
  const keys = (Object.keys(LISTS) as (keyof typeof LISTS)[]).filter(key => filters[key])
  if (keys.length === 0) {
    return []
  }
  const rows = await db
    .selectFrom('entities as e')
    .leftJoin('entities as p', 'p.id', 'e.parent_id')
    .select(['e.id', 'e.list', 'e.slug', 'e.name', 'p.id as parentId', 'p.slug as parentSlug', 'p.name as parentName'])
    .select([idsUnder('e').as('ids'), idsUnder('p').as('parentIds')])
    .where(eb =>
      eb.or(keys.map(key => eb.and([eb('e.list', '=', LISTS[key]), eb('e.slug', 'in', [...(filters[key] ?? [])])]))),
    )
    .execute()
  return rows.flatMap(({ list, id, slug, name, ids, parentId, parentSlug, parentName, parentIds }) =>
    keys
      .filter(key => LISTS[key] === list)
      .map((key): Choice => ({
        ...{ key, id, slug, name, ids },
        ...(parentId !== null && parentSlug !== null && parentName !== null
          ? { parent: { key, id: parentId, slug: parentSlug, name: parentName, ids: parentIds } }
          : {}),
      })),
  )
}

const idsUnder = (table: string) =>
  sql<
    number[]
  >`array(select c.id from entities c where c.id = ${sql.ref(`${table}.id`)} or c.parent_id = ${sql.ref(`${table}.id`)})`

async function findCompanies(db: Db, slugs: readonly string[]): Promise<Choice[]> {
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'slug', 'name'])
    .where('slug', 'in', [...slugs])
    .where(isLiveCompany())
    .execute()
  return rows.map(row => ({ key: 'company', ...row, ids: [row.id] }))
}
