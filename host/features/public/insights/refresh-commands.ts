import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { isLiveCompany, isPublishedReview } from '../../../db/visibility'
import { eachSlice } from '../../../lib/slices'
import { MIN_REVIEWS, type Measure, MEASURES } from './measure-queries'

/**
 * Roles include their children. A figure changes only after at least five of its reviews have been added or removed,
 * and disappears below five reviews, so that it never reveals a single answer.
 */
export async function refreshInsights(db: Db, now: Date): Promise<void> {
  for (const subject of ['company', 'role'] as const) {
    await eachSlice(await listSubjects(db, subject), async ids => {
      for (const measure of Object.keys(MEASURES) as Measure[]) {
        await refreshMeasure(db, measure, { subject, ids, now })
      }
    })
  }
}

interface Subjects {
  subject: 'company' | 'role'
  ids: readonly number[]
  now: Date
}

/** Includes subjects with figures of reviews that no longer exist. */
async function listSubjects(db: Db, subject: Subjects['subject']): Promise<number[]> {
  const reviewed =
    subject === 'company'
      ? sql`select id from companies where exists (select from reviews where company_id = companies.id)`
      : sql`select unnest(array[role.id, role.parent_id]) as id from entities role where role.list = 'job-roles'
          and exists (select from reviews where role_id = role.id and ${isPublishedReview()})`
  const { rows } = await sql<{ id: number }>`
    select id from (${reviewed} union select subject_id from insights where subject = ${subject}) subjects
    where id is not null order by id`.execute(db)
  return rows.map(({ id }) => id)
}

async function refreshMeasure(db: Db, measure: Measure, subjects: Subjects): Promise<void> {
  const { subject, ids, now } = subjects
  await sql`
    with fresh as materialized (${selectFigures(measure, subjects)}),
      gone as (
        delete from insights i
        where measure = ${measure} and subject = ${subject} and subject_id = any(${[...ids]}::int[]) and not exists (
          select from fresh f where (f.subject_id, f.type_id) = (i.subject_id, i.type_id)
        )
      )
    insert into insights as i (subject, subject_id, measure, type_id, reviews, figures, updated_at)
    select ${subject}, subject_id, ${measure}, type_id, reviews, figures, ${now}::timestamptz from fresh
    on conflict (subject, subject_id, measure, type_id) do update
    set reviews = excluded.reviews, figures = excluded.figures, updated_at = excluded.updated_at
    where ${countOnlyIn(sql`i.reviews`, sql`excluded.reviews`)} + ${countOnlyIn(sql`excluded.reviews`, sql`i.reviews`)}
      >= ${MIN_REVIEWS}`.execute(db)
}

type Sql = RawBuilder<unknown>

const countOnlyIn = (some: Sql, others: Sql): Sql =>
  sql`(select count(*) from (select unnest(${some}) except select unnest(${others})) only_in)`

function selectFigures(measure: Measure, { subject, ids, now }: Subjects): Sql {
  const source = MEASURES[measure]
  const wanted = sql`${[...ids]}::int[]`
  const members =
    subject === 'company'
      ? sql`select company_id as subject_id, reviews.* from reviews where company_id = any(${wanted})`
      : sql`select role.subject_id, reviews.* from reviews join (
          select id as subject_id, id from entities where id = any(${wanted})
          union all select parent_id, id from entities where parent_id = any(${wanted})
        ) role on role.id = reviews.role_id`
  const answers = sql`
    members as (
      select * from (
        select r.id, r.subject_id, ${'byType' in source ? sql`coalesce(types.parent_id, r.type_id)` : sql.lit(0)} as type_id,
          ${source.value} as value
        from (${members}) r
        join companies on companies.id = r.company_id and ${isLiveCompany()}
        left join entities types on types.id = r.type_id
        where ${isPublishedReview('r')} and r.published_at >= ${now}::timestamptz - interval '4 years'
      ) answers where type_id is not null and value is not null
    )`
  return source.kind === 'spread'
    ? sql`with ${answers}
        select subject_id, type_id, array_agg(id order by id) as reviews,
          jsonb_build_object('low', ${quartile(0.25, source.step)}, 'median', ${quartile(0.5, source.step)}, 'high', ${quartile(0.75, source.step)}) as figures
        from members group by subject_id, type_id having count(*) >= ${sql.lit(MIN_REVIEWS)}`
    : sql`with ${answers},
        totals as (
          select subject_id, type_id, array_agg(distinct id) as reviews from members
          group by subject_id, type_id having count(distinct id) >= ${sql.lit(MIN_REVIEWS)}
        ),
        counts as (
          select subject_id, type_id, value, count(distinct id) as count from members
          group by subject_id, type_id, value
        )
        select subject_id, type_id, reviews,
          jsonb_object_agg(value, round(100.0 * count / cardinality(reviews))::int) as figures
        from totals join counts using (subject_id, type_id)
        group by subject_id, type_id, reviews`
}

const quartile = (share: number, step: number): Sql =>
  sql`round((percentile_cont(${sql.lit(share)}) within group (order by value) / ${sql.lit(step)})::numeric) * ${sql.lit(step)}`
