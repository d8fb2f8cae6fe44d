import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { selectCards } from '../jobs'
import type { Signals } from './signal-queries'

/** Number of newest jobs to compare. The index on dates makes reading them cheap. */
const NEWEST = 2000
/** Number of jobs to compare from the employers of saved jobs. */
const OF_EMPLOYERS = 200
const MAX_OF_EMPLOYER = 2
/** In points. A matching place, pay or industry alone is not enough. */
const LEAST = 3

export interface Match {
  id: number
  place: number
  isArea: boolean
  isType: boolean
  /** The job's roles that the user saved or viewed. */
  roleIds: number[]
  isWantedRole: boolean
  isEmployer: boolean
}

/**
 * Returns the cards of the best matching open jobs, without hidden, saved and registered ones. Points: a wanted role 4; the subject,
 * a wanted type or a role of saved or viewed jobs 3; the industry, a place or the employer 2; the pay 1. Ties: newest
 * first, then highest id. A job must match by role, subject or type unless `anyTopic` is set.
 */
export function listMatches(db: Db, userId: number, choice: Choice) {
  return selectCards(db, choice.now)
    .innerJoin(bestMatches(userId, choice).as('best'), 'best.id', 'jobs.id')
    .select(['best.isArea', 'best.isType', 'best.isWantedRole', 'best.roleIds', 'best.isEmployer'])
    .orderBy('best.place')
    .execute()
}

interface Choice {
  signals: Signals
  now: Date
  anyTopic: boolean
  limit: number
}

const bestMatches = (userId: number, { signals, now, anyTopic, limit }: Choice) => sql<Match>`(
    with ${rowsToCompare(signals, now)}, places as materialized (
      select coalesce(array_agg(id), '{}') as ids from search_spots where place_id = any(${list(signals.placeIds)})
    ), compared as (
      select s.id, s.company_id, s.posted_at,
        coalesce(areas.ids && ${list(signals.areaId === null ? [] : [signals.areaId])}, false) as "isArea",
        coalesce(types.ids && ${list(signals.typeIds)}, false) as "isType",
        coalesce(roles.ids && ${list(signals.roleIds)}, false) as "isWantedRole",
        array(select unnest(roles.ids) intersect select unnest(${list(signals.behaviour.map(({ id }) => id))})) as "roleIds",
        s.company_id = any(${list(signals.companyIds)}) as "isEmployer",
        coalesce(s.industry_id = any(${list(signals.industryIds)}), false) as "isIndustry",
        coalesce(spots.ids && places.ids, false) as "isPlace",
        coalesce(s.pay >= ${signals.salaryMin}::int, false) as "isPay"
      from (select * from newest union select * from of_employers) s
      cross join places
      left join search_sets types on types.id = s.type_set
      left join search_sets roles on roles.id = s.role_set
      left join search_sets areas on areas.id = s.area_set
      left join search_sets spots on spots.id = s.spot_set
      where not exists (select from hidden_items where user_id = ${userId} and type = 'jobs' and item_id = s.id)
        and not exists (select from hidden_items where user_id = ${userId} and type = 'companies' and item_id = s.company_id)
        and not exists (select from saved_items where user_id = ${userId} and type = 'jobs' and item_id = s.id)
        and not exists (select from interest_registrations where user_id = ${userId} and job_id = s.id)
    ), scored as (
      select *, "isWantedRole"::int * 4 + "isArea"::int * 3 + "isType"::int * 3 + ("roleIds" <> '{}')::int * 3 as topic,
        "isIndustry"::int * 2 + "isPlace"::int * 2 + "isEmployer"::int * 2 + "isPay"::int as rest
      from compared
    ), ranked as (
      select *, row_number() over (order by topic + rest desc, posted_at desc, id desc)::int as place,
        row_number() over (partition by company_id order by topic + rest desc, posted_at desc, id desc) as place_at_employer
      from scored where topic >= ${anyTopic ? 0 : LEAST}
    )
    select id, place, "isArea", "isType", "isWantedRole", "roleIds", "isEmployer" from ranked
    where place_at_employer <= ${MAX_OF_EMPLOYER} order by place limit ${limit})`

const list = (ids: readonly number[]) => sql`${[...ids]}::int[]`

function rowsToCompare({ companyIds }: Signals, now: Date) {
  const open = sql`opens_at <= ${now}::timestamptz and closes_at > ${now}::timestamptz`
  const columns = sql`id, posted_at, company_id, industry_id, type_set, role_set, area_set, spot_set, pay`
  return sql`
    newest as materialized (
      select ${columns} from job_search where ${open} order by posted_at desc, id desc limit ${NEWEST}
    ), of_employers as materialized (
      select ${columns} from job_search where company_id = any(${list(companyIds)}) and ${open}
      order by posted_at desc, id desc limit ${OF_EMPLOYERS}
    )`
}
