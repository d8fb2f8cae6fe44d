import { type RawBuilder, sql } from 'kysely'
import type { Db, Row } from '../../db/tables'
import type { Scope } from '../search-links'

/** A place with how much of a list is in it, each result once; nothing is told of places that have none. */
export interface CountedPlace extends Pick<
  Row<'places'>,
  'slug' | 'name' | 'kind' | 'county' | 'region' | 'nation' | 'country'
> {
  count: number
}

/**
 * What each list holds by the set of spots where it is, of the narrow tables that the lists themselves are read from. Of
 * an employer: its offices, and where its jobs are. What can be done from anywhere is in no place of its own.
 */
const HOLDERS: Record<Scope, (now: Date) => RawBuilder<unknown>> = {
  jobs: now => sql`select spot_set as key, spot_set, count(*) as n from job_search
    where closes_at > ${now}::timestamptz and opens_at <= ${now}::timestamptz and not nationwide group by spot_set`,
  reviews: () => sql`select spot_set as key, spot_set, count(*) as n from review_search group by spot_set`,
  companies: now => sql`select id as key, spot_set, 1 as n from company_search
    union select s.id, j.spot_set, 1 from company_search s
      join job_search j on j.company_id = s.id and j.closes_at > ${now}::timestamptz and not j.nationwide`,
}

/** Every town, county, region, nation and country with its count at `now`, in the order of the alphabet. */
export async function countPlaces(db: Db, scope: Scope, now: Date): Promise<CountedPlace[]> {
  const { rows } = await sql<CountedPlace>`
    with holders as materialized (${HOLDERS[scope](now)}),
    held as materialized (
      select distinct h.key, h.n, spots.place_id
      from holders h join search_sets sets on sets.id = h.spot_set cross join lateral unnest(sets.ids) as spot
      join search_spots spots on spots.id = spot where spots.place_id is not null
    ),
    areas as materialized (select * from places where kind <> 'town'),
    around as (
      select distinct place_id, place_id as id from held
      union
      select p.id, a.id from (select distinct place_id from held) own join places p on p.id = own.place_id
      join areas a on case a.kind when 'county' then a.name = p.county when 'region' then a.name = p.region
        when 'nation' then a.name = p.nation else a.country = p.country end
    )
    select p.slug, p.name, p.kind, p.county, p.region, p.nation, p.country, counts.count
    from (
      select id, sum(n)::int as count
      from (select distinct held.key, held.n, around.id from held join around using (place_id)) each
      group by id
    ) counts
    join places p on p.id = counts.id
    order by p.keys[1], p.slug`.execute(db)
  return rows
}

/** Results of a list that are in every place, because a job can be done from anywhere in the UK. */
export async function countNationwide(db: Db, scope: Scope, now: Date): Promise<number> {
  const counts: Record<Scope, RawBuilder<unknown>> = {
    jobs: sql`select count(*)::int as count from job_search
      where nationwide and closes_at > ${now}::timestamptz and opens_at <= ${now}::timestamptz`,
    reviews: sql`select 0 as count`,
    companies: sql`select count(distinct company_id)::int as count from job_search
      where nationwide and closes_at > ${now}::timestamptz`,
  }
  const { rows } = await sql<{ count: number }>`${counts[scope]}`.execute(db)
  return rows[0]?.count ?? 0
}
