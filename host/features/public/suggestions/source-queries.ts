import { sql } from 'kysely'
import { readInSlices } from '../../../db/read-in-slices'
import type { Db } from '../../../db/tables'
import { isLiveCompany } from '../../../db/visibility'
import { typeNames } from '../../../reference'

/** `weight` is the number of its jobs and reviews. */
export interface Source {
  name: string
  label: string
  slug: string
  weight: number
}

/** Uses the search's precomputed counts. A job also counts for the parent of its role. */
const countsOf = (kind: 'type' | 'role', scopes: readonly string[]) => sql`
  select entity.id, sum(c.count)::int as weight
  from search_counts c join search_sets s on s.id = c.value and s.kind = ${kind}
  cross join unnest(s.ids) as entity (id)
  where c.scope = any(${scopes}::text[]) and c.kind = ${kind} group by 1 having sum(c.count) > 0`

export async function listRoles(db: Db): Promise<Source[]> {
  const { rows } = await sql<Source>`
    select role.name, role.name as label, role.slug, own.weight
    from (${countsOf('role', ['jobs', 'reviews'])}) own
    join entities role on role.id = own.id and role.list = 'job-roles' and role.active`.execute(db)
  return rows
}

export async function listTypes(db: Db): Promise<Source[]> {
  const names = Object.entries(typeNames).flatMap(([slug, own]) => own.map(name => ({ slug, name })))
  const { rows } = await sql<Source>`
    select named.name, type.name as label, type.slug, own.weight
    from (${countsOf('type', ['jobs'])}) own
    join entities type on type.id = own.id and type.list = 'job-types' and type.active
    cross join lateral (
      select type.name union
      select common.name from unnest(${names.map(({ slug }) => slug)}::text[], ${names.map(({ name }) => name)}::text[])
        as common (slug, name) where common.slug = type.slug
    ) named`.execute(db)
  return rows
}

export async function listCompanies(db: Db): Promise<Source[]> {
  return readInSlices(
    (after, limit) => sql<Source & { id: number }>`
      select company.id, named.name, company.name as label, company.slug, coalesce(own.weight, 0) as weight
      from (
        select id, name, slug from companies where ${isLiveCompany()} and id > ${after}::int order by id limit ${limit}
      ) company
      cross join lateral (
        select sum(count)::int as weight from search_counts c
        where c.scope in ('jobs', 'reviews') and c.kind = 'company' and c.value = company.id
      ) own
      cross join lateral (
        select company.name union select a.name_key from company_aliases a where a.company_id = company.id
      ) named
      order by company.id`,
    db,
  )
}
