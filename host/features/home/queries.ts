import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'

/** The live figures under the search: jobs open now, published reviews, live employers. */
export async function countEverything(db: Kysely<Database>, now: Date) {
  const { rows } = await sql<{ jobs: number; reviews: number; companies: number }>`
    select
      (select count(*)::int from jobs where status in ('open', 'interest')
        and (deadline_at is null or deadline_at > ${now})) as jobs,
      (select count(*)::int from reviews where state = 'published') as reviews,
      (select count(*)::int from companies where status = 'live') as companies`.execute(db)
  return rows[0] ?? { jobs: 0, reviews: 0, companies: 0 }
}

/** The top level of job types with the number of live jobs under each. */
export function listJobTypes(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('entities as types')
    .select(['types.slug', 'types.name'])
    .select(
      sql<number>`(select count(*)::int from jobs j join entities t on t.id = j.type_id
        where (t.id = types.id or t.parent_id = types.id) and j.status in ('open', 'interest')
        and (j.deadline_at is null or j.deadline_at > ${now}))`.as('jobs'),
    )
    .where('types.list', '=', 'job-types')
    .where('types.parent_id', 'is', null)
    .where('types.active', '=', true)
    .orderBy('types.position')
    .execute()
}
