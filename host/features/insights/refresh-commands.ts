import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables'
import { isLiveCompany, isPublishedReview } from '../../db/visibility'
import { FEWEST, type Measure, MEASURES } from './measure-queries'

/**
 * Works out the figures of every role, with those under it, and of every employer. A figure changes only when at least
 * five of its reviews have come or gone since, and goes with its fifth review.
 */
export async function refreshInsights(db: Db, now: Date): Promise<void> {
  for (const measure of Object.keys(MEASURES) as Measure[]) {
    await sql`
      with fresh as materialized (${selectFigures(measure, now)}),
        gone as (
          delete from insights i where measure = ${measure} and not exists (
            select from fresh f where (f.subject, f.subject_id, f.type_id) = (i.subject, i.subject_id, i.type_id)
          )
        )
      insert into insights as i (subject, subject_id, measure, type_id, reviews, figures, updated_at)
      select subject, subject_id, ${measure}, type_id, reviews, figures, ${now}::timestamptz from fresh
      on conflict (subject, subject_id, measure, type_id) do update
      set reviews = excluded.reviews, figures = excluded.figures, updated_at = excluded.updated_at
      where ${countOnlyIn(sql`i.reviews`, sql`excluded.reviews`)} + ${countOnlyIn(sql`excluded.reviews`, sql`i.reviews`)}
        >= ${FEWEST}`.execute(db)
  }
}

type Sql = RawBuilder<unknown>

const countOnlyIn = (some: Sql, others: Sql): Sql =>
  sql`(select count(*) from (select unnest(${some}) except select unnest(${others})) only_in)`

/** Rows of subject, subject_id, type_id, reviews and figures, of those that enough reviews answer. */
function selectFigures(measure: Measure, now: Date): Sql {
  const source = MEASURES[measure]
  const answers = sql`
    answers as (
      select r.id, r.company_id, r.role_id, roles.parent_id as family_id,
        ${'byType' in source ? sql`coalesce(types.parent_id, r.type_id)` : sql.lit(0)} as type_id, ${source.value} as value
      from reviews r
      join companies on companies.id = r.company_id and ${isLiveCompany()}
      left join entities roles on roles.id = r.role_id
      left join entities types on types.id = r.type_id
      where ${isPublishedReview('r')} and r.published_at >= ${now}::timestamptz - interval '4 years'
    ),
    members as (
      select subject, subject_id, type_id, id, value
      from answers cross join lateral (
        values ('company', company_id), ('role', role_id), ('role', family_id)
      ) of (subject, subject_id)
      where subject_id is not null and type_id is not null and value is not null
    )`
  return source.kind === 'spread'
    ? sql`with ${answers}
        select subject, subject_id, type_id, array_agg(id order by id) as reviews,
          jsonb_build_object('low', ${quartile(0.25, source.step)}, 'median', ${quartile(0.5, source.step)}, 'high', ${quartile(0.75, source.step)}) as figures
        from members group by subject, subject_id, type_id having count(*) >= ${sql.lit(FEWEST)}`
    : sql`with ${answers},
        totals as (
          select subject, subject_id, type_id, array_agg(distinct id) as reviews from members
          group by subject, subject_id, type_id having count(distinct id) >= ${sql.lit(FEWEST)}
        ),
        counts as (
          select subject, subject_id, type_id, value, count(distinct id) as count from members
          group by subject, subject_id, type_id, value
        )
        select subject, subject_id, type_id, reviews,
          jsonb_object_agg(value, round(100.0 * count / cardinality(reviews))::int) as figures
        from totals join counts using (subject, subject_id, type_id)
        group by subject, subject_id, type_id, reviews`
}

const quartile = (share: number, step: number): Sql =>
  sql`round((percentile_cont(${sql.lit(share)}) within group (order by value) / ${sql.lit(step)})::numeric) * ${sql.lit(step)}`
