import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/tables'
import { isLiveJob } from '../../db/visibility'
import { FILTER_KEYS, type FilterKey } from '../search-links'
import type { Choice } from './choice-queries'

type Condition = RawBuilder<SqlBool>

/** Conditions of a query over `jobs` joined with `companies`: or inside a key, and between keys. */
export function jobConditions(choices: readonly Choice[]): Condition[] {
  return byKey(choices, {
    type: ids => sql`jobs.type_id = any(${ids})`,
    role: ids => sql`exists (select from job_roles r where r.job_id = jobs.id and r.role_id = any(${ids}))`,
    industry: ids => sql`companies.industry_id = any(${ids})`,
    // A job that names no subject is for all of them.
    for: ids => sql`(not exists (select from job_degree_areas d where d.job_id = jobs.id)
      or exists (select from job_degree_areas d where d.job_id = jobs.id and d.degree_area_id = any(${ids})))`,
    company: ids => sql`jobs.company_id = any(${ids})`,
  })
}

/** Conditions of a query over `companies`: what only a job can meet is met by one job that is open or will be. */
export function companyConditions(db: Db, choices: readonly Choice[], now: Date): Condition[] {
  const openJob = (conditions: readonly Condition[]) => {
    const job = db
      .selectFrom('jobs')
      .select('jobs.id')
      .whereRef('jobs.company_id', '=', sql.ref('companies.id'))
      .where(isLiveJob(now))
      .where(eb => eb.and([...conditions]))
    return sql<SqlBool>`exists (${job})`
  }
  const ofJobs = choices.filter(({ key }) => key === 'type' || key === 'role' || key === 'for')
  return [
    ...(ofJobs.length > 0 ? [openJob(jobConditions(ofJobs))] : []),
    ...byKey(choices, {
      industry: ids => sql`companies.industry_id = any(${ids})`,
      company: ids => sql`companies.id = any(${ids})`,
    }),
  ]
}

type Makers = Partial<Record<FilterKey, (ids: number[]) => Condition>>

function byKey(choices: readonly Choice[], makers: Makers): Condition[] {
  return FILTER_KEYS.flatMap(key => {
    const ids = choices.filter(choice => choice.key === key).flatMap(choice => choice.ids)
    const make = makers[key]
    return make && ids.length > 0 ? [make(ids)] : []
  })
}
