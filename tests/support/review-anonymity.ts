import { sql } from 'kysely'
import type { Db } from '../../host/db/tables'
import { SMALL_COHORT } from '../../host/features/reviews/reviews/public-label'

/**
 * Returns the ids of published reviews that show more about their author than their cohort allows. With fewer than five
 * published reviews of the same employer, role, place and year, a review names no town, team, university, year of
 * study, or place where the author lived.
 */
export async function findIdentifiable(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with sizes as (select cohort, count(*) as size from reviews where state = 'published' group by cohort),
      towns as (
        select name from places where kind = 'town'
        except select name from places where kind in ('region', 'nation', 'country')
        -- London is a region as well.
        except select region from places
      )
    select id from reviews left join sizes using (cohort)
    where state = 'published' and coalesce(size, 0) < ${SMALL_COHORT}
      and (place_id is not null or place_name in (select name from towns) or team is not null or study_year is not null
        or generalised is not null or details ?| array['livedIn', 'university'] or public_label like '% at %')
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
