import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { found } from '../../../lib/errors'
import { CONTACT_FACTS, type ContactFacts } from '../../account/profile'

const MAX_SAVED = 100
const VIEWED_DAYS = 90

/** The parts of a user's profile and behaviour that show which jobs suit them. */
export interface Signals extends ContactFacts {
  areaId: number | null
  area: string | null
  typeIds: number[]
  roleIds: number[]
  industryIds: number[]
  placeIds: number[]
  /** Whole pounds a year. */
  salaryMin: number | null
  /** Roles of saved and viewed jobs, most jobs first. */
  behaviour: { id: number; name: string; saved: number; viewed: number }[]
  companyIds: number[]
}

export async function readSignals(db: Db, userId: number, now: Date): Promise<Signals> {
  const { rows } = await sql<Signals>`
    with saved as materialized (
      select item_id as job_id from saved_items where user_id = ${userId} and type = 'jobs'
      order by updated_at desc, item_id desc limit ${MAX_SAVED}
    )
    select ${CONTACT_FACTS}, e.id as "areaId", e.name as area, coalesce(j.type_ids, '{}') as "typeIds", coalesce(j.role_ids, '{}') as "roleIds",
      coalesce(j.industry_ids, '{}') as "industryIds", j.salary_min_pence / 100 as "salaryMin",
      array(select place_id from job_preference_places where user_id = u.id order by position) as "placeIds",
      coalesce((select jsonb_agg(b) from (${behaviour(userId, now)}) b), '[]') as behaviour,
      array(
        select jobs.company_id from saved join jobs on jobs.id = saved.job_id
        group by jobs.company_id order by count(*) desc, jobs.company_id limit 20
      ) as "companyIds"
    from users u
    left join profiles p on p.user_id = u.id
    left join entities e on e.id = p.degree_area_id
    left join job_preferences j on j.user_id = u.id
    where u.id = ${userId}`.execute(db)
  return found(rows[0])
}

/** The five roles with the most saved and viewed jobs. Refers to the common table expression `saved`. */
const behaviour = (userId: number, now: Date) => sql`
  select e.id, e.name, count(*) filter (where done.is_saved)::int as saved,
    count(*) filter (where not done.is_saved)::int as viewed
  from (
    select job_id, true as is_saved from saved
    union all
    select job_id, false from recently_viewed_jobs
    where user_id = ${userId} and viewed_at > ${now}::timestamptz - make_interval(days => ${VIEWED_DAYS}::int)
  ) done
  join job_roles r on r.job_id = done.job_id
  join entities e on e.id = r.role_id
  group by e.id, e.name order by count(*) filter (where done.is_saved) desc, count(*) desc, e.id limit 5`
