import { type RawBuilder, sql } from 'kysely'
import type { Db, Row } from '../../../db/tables'
import type { Scope } from '../../../search/address'

export interface CountedPlace extends Pick<
  Row<'places'>,
  'slug' | 'name' | 'kind' | 'county' | 'region' | 'nation' | 'country'
> {
  count: number
}

/**
 * Counts results by their set of locations, from the search tables. An employer's locations are its offices and its
 * jobs. Nationwide jobs have no location.
 */
const RESULTS: Record<Scope, (now: Date) => RawBuilder<unknown>> = {
  jobs: now => sql`select spot_set as key, spot_set, count(*) as n from job_search
    where closes_at > ${now}::timestamptz and opens_at <= ${now}::timestamptz and not nationwide group by spot_set`,
  reviews: () => sql`select spot_set as key, spot_set, count(*) as n from review_search group by spot_set`,
  companies: now => sql`select key, spot_set, (key not in (${anywhere(now)}))::int as n from (
      select id as key, spot_set from company_search
      union select s.id, j.spot_set from company_search s
        join job_search j on j.company_id = s.id and j.closes_at > ${now}::timestamptz and not j.nationwide) own`,
}

/** An employer with a nationwide job is listed for every place. */
const anywhere = (now: Date) =>
  sql`select company_id from job_search where nationwide and closes_at > ${now}::timestamptz`

/** Results that are listed for every place, so every count includes them. */
const EVERYWHERE: Record<Scope, (now: Date) => RawBuilder<unknown>> = {
  jobs: () => sql`0`,
  reviews: () => sql`0`,
  companies: now => sql`(select count(distinct company_id) from (${anywhere(now)}) anywhere)`,
}

/** Returns places of every kind, alphabetically. Places without results are omitted. */
export async function countPlaces(db: Db, scope: Scope, now: Date): Promise<CountedPlace[]> {
  const { rows } = await sql<CountedPlace>`
    with results as materialized (${RESULTS[scope](now)}),
    located as materialized (
      select distinct r.key, r.n, spots.place_id
      from results r join search_sets sets on sets.id = r.spot_set cross join lateral unnest(sets.ids) as spot
      join search_spots spots on spots.id = spot where spots.place_id is not null
    ),
    areas as materialized (select * from places where kind <> 'town'),
    around as (
      select distinct place_id, place_id as id from located
      union
      select p.id, a.id from (select distinct place_id from located) own join places p on p.id = own.place_id
      join areas a on case a.kind when 'county' then a.name = p.county when 'region' then a.name = p.region
        when 'nation' then a.name = p.nation else a.country = p.country end
    )
    select p.slug, p.name, p.kind, p.county, p.region, p.nation, p.country, counts.count
    from (
      select id, (sum(n) + ${EVERYWHERE[scope](now)})::int as count
      from (select distinct located.key, located.n, around.id from located join around using (place_id)) each
      group by id
    ) counts
    join places p on p.id = counts.id
    order by p.keys[1], p.slug`.execute(db)
  return rows
}

export async function countNationwide(db: Db, scope: Scope, now: Date): Promise<number> {
  const counts: Record<Scope, RawBuilder<unknown>> = {
    jobs: sql`select count(*)::int as count from job_search
      where nationwide and closes_at > ${now}::timestamptz and opens_at <= ${now}::timestamptz`,
    reviews: sql`select 0 as count`,
    companies: sql`select count(distinct company_id)::int as count from (${anywhere(now)}) anywhere`,
  }
  const { rows } = await sql<{ count: number }>`${counts[scope]}`.execute(db)
  return rows[0]?.count ?? 0
}
