import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import type { Shares, Spread } from '../../../db/tables/insights'
import type { Measure } from './measure-queries'

export interface FigureRow {
  subject_id: number
  measure: Measure
  type: { slug: string; name: string } | null
  count: number
  figures: Spread | Shares
}

export async function listFigures(db: Db, subject: 'role' | 'company', ids: readonly number[]): Promise<FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select i.subject_id, i.measure, cardinality(i.reviews) as count, i.figures,
      case when t.id is not null then json_build_object('slug', t.slug, 'name', t.name) end as type
    from insights i left join entities t on t.id = i.type_id
    where i.subject = ${subject} and i.subject_id = any(${[...ids]}::int[])
    order by t.position, i.subject_id`.execute(db)
  return rows
}

/** Families come before their roles; ordered by number of reviews. */
export async function listRoles(db: Db) {
  const { rows } = await sql<{ id: number; slug: string; name: string; family: string | null; count: number }>`
    select e.id, e.slug, e.name, p.name as family, max(cardinality(i.reviews)) as count
    from insights i join entities e on e.id = i.subject_id left join entities p on p.id = e.parent_id
    where i.subject = 'role'
    group by e.id, p.name
    order by coalesce(p.name, e.name), p.name is not null, count desc, e.name`.execute(db)
  return rows
}

/** The job type with figures for most roles comes first. */
export async function listPaidRoles(db: Db, limit: number) {
  const { rows } = await sql<{
    slug: string
    name: string
    type: { slug: string; name: string }
    count: number
    figures: Spread
  }>`
    select e.slug, e.name, json_build_object('slug', t.slug, 'name', t.name) as type, cardinality(i.reviews) as count, i.figures
    from insights i join entities e on e.id = i.subject_id join entities t on t.id = i.type_id
    where i.subject = 'role' and i.measure = 'pay' and not exists (
      select from insights o join entities r on r.id = o.subject_id where o.subject = 'role' and r.parent_id = e.id)
    order by count(*) over (partition by t.id) desc, t.position, i.figures->'median' desc, count desc, e.name limit ${limit}`.execute(
    db,
  )
  return rows
}

export type RoleRow = Awaited<ReturnType<typeof listRoles>>[number]

export function findRole(db: Db, slug: string) {
  return db
    .selectFrom('entities as e')
    .leftJoin('entities as p', 'p.id', 'e.parent_id')
    .select(['e.id', 'e.slug', 'e.name', 'p.slug as family_slug', 'p.name as family'])
    .where('e.list', '=', 'job-roles')
    .where('e.slug', '=', slug)
    .executeTakeFirst()
}

export async function listIndexedPaths(db: Db): Promise<string[]> {
  const roles = await listRoles(db)
  return roles.length > 0 ? ['/insights', ...roles.map(({ slug }) => `/insights/${slug}`)] : []
}
