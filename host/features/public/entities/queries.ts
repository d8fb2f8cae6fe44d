import { sql } from 'kysely'
import type { Db, Row } from '../../../db/tables'
import { isLiveCompany, isVisibleJob } from '../../../db/visibility'

export type EntityRow = Pick<Row<'entities'>, 'id' | 'slug' | 'name' | 'parent_id' | 'active' | 'details'> & {
  list: string
}

/** In order: children follow their parent if it is in the same list. */
export async function listEntities(db: Db, ...lists: string[]): Promise<EntityRow[]> {
  return db
    .selectFrom('entities as e')
    .leftJoin('entities as p', join => join.onRef('p.id', '=', 'e.parent_id').onRef('p.list', '=', 'e.list'))
    .select(['e.id', 'e.list', 'e.slug', 'e.name', 'e.parent_id', 'e.active', 'e.details'])
    .where('e.list', 'in', lists)
    .orderBy('e.list')
    .orderBy(sql`coalesce(p.position, e.position)`)
    .orderBy(sql`p.id is not null`)
    .orderBy('e.position')
    .orderBy('e.id')
    .execute()
}

const MAX_COMPANIES = 10
const MAX_JOBS = 500

/** Without prefixes, returns the first employers. */
export function findCompanies(db: Db, starts: readonly string[]) {
  return db
    .selectFrom('companies')
    .select(['id', 'slug', 'name', 'logo', 'industry_id'])
    .where(isLiveCompany())
    .where(eb => eb.and(starts.map(start => sql<boolean>`' ' || name_key like ${`% ${start}%`}`)))
    .orderBy(sql`name_key like ${`${starts.join(' ')}%`} desc`)
    .orderBy(sql`length(name_key)`)
    .orderBy('name_key')
    .orderBy('id')
    .limit(MAX_COMPANIES)
    .execute()
}

export function findCompany(db: Db, id: number) {
  return db.selectFrom('companies').select('id').where(isLiveCompany()).where('id', '=', id).executeTakeFirst()
}

/** Includes closed jobs, newest first. */
export function listJobs(db: Db, companyId: number) {
  return db
    .selectFrom('jobs')
    .select(['id', 'title', 'type_id'])
    .select(
      sql<number>`extract(year from coalesce(start_date::timestamp, published_at at time zone 'UTC'))::int`.as('year'),
    )
    .where('company_id', '=', companyId)
    .where(isVisibleJob())
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_JOBS)
    .execute()
}
