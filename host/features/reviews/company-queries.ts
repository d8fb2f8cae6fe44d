import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Db } from '../../db/tables'
import { isPublishedReview } from '../../db/visibility'
import { selectCards } from './queries'
import type { Section } from './questions'

/** What an employer's list of reviews is narrowed to; each part is one choice of its kind. */
export interface ReviewFilter {
  stars?: number
  /** Slug of a kind of job, as students stated it. */
  type?: string
  /** Slug of a role. */
  role?: string
  year?: number
  /** Only reviews that say something about this section. */
  section?: Section
}

export interface ReviewPage extends ReviewFilter {
  limit: number
  offset?: number
}

/** The year of a review is the year in which the work began, or else that of the review. */
const YEAR = sql<number>`extract(year from coalesce(reviews.started_on, reviews.published_at::date))::int`

/** Reviews of an employer, newest first. */
export function listOfCompany(db: Db, companyId: number, { limit, offset = 0, ...filter }: ReviewPage) {
  return selectCards(db)
    .where('reviews.company_id', '=', companyId)
    .where(fits(filter))
    .orderBy('reviews.published_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countOfCompany(db: Db, companyId: number, filter: ReviewFilter = {}): Promise<number> {
  const row = await selectOfCompany(db, companyId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where(fits(filter))
    .executeTakeFirstOrThrow()
  return row.count
}

/** A choice of a filter with the reviews behind it. */
export interface FilterOption {
  value: string
  name: string
  count: number
}

/**
 * What the list can be narrowed to: every value that a review of the employer has, counted under the other kinds of
 * choice that are taken; 0 where they leave none.
 */
export async function listFilterOptions(db: Db, companyId: number, filter: ReviewFilter) {
  const base = selectOfCompany(db, companyId)
  const countWithout = (key: keyof ReviewFilter) => (eb: ExpressionBuilder<Database, 'reviews'>) =>
    eb.fn
      .countAll<number>()
      .filterWhere(fits({ ...filter, [key]: undefined }))
      .as('count')
  const [type, role, year, section] = await Promise.all([
    base
      .innerJoin('entities', 'entities.id', 'reviews.type_id')
      .select(['entities.slug as value', 'entities.name', countWithout('type')])
      .groupBy(['entities.slug', 'entities.name', 'entities.position'])
      .orderBy('entities.position')
      .orderBy('entities.slug')
      .execute(),
    base
      .innerJoin('entities', 'entities.id', 'reviews.role_id')
      .select(['entities.slug as value', 'entities.name', countWithout('role')])
      .groupBy(['entities.slug', 'entities.name'])
      .orderBy('count', 'desc')
      .orderBy('entities.slug')
      .execute(),
    base
      .select([YEAR.as('year'), countWithout('year')])
      .groupBy(YEAR)
      .orderBy('year', 'desc')
      .execute(),
    base
      .select([about('role').as('role'), about('company').as('company'), about('culture').as('culture')])
      .where(fits({ ...filter, section: undefined }))
      .executeTakeFirstOrThrow(),
  ])
  return { type, role, year, section }
}

export type FilterOptions = Awaited<ReturnType<typeof listFilterOptions>>

/** How many reviews of the list, whatever its stars, gave each number of stars: index 0 is one star. */
export async function listHistogram(db: Db, companyId: number, filter: ReviewFilter): Promise<number[]> {
  const rows = await selectOfCompany(db, companyId)
    .select(eb => [sql<number>`round(reviews.overall)::int`.as('stars'), eb.fn.countAll<number>().as('count')])
    .where(fits({ ...filter, stars: undefined }))
    .groupBy('stars')
    .execute()
  return [1, 2, 3, 4, 5].map(stars => rows.find(row => row.stars === stars)?.count ?? 0)
}

function selectOfCompany(db: Db, companyId: number) {
  return db.selectFrom('reviews').where('reviews.company_id', '=', companyId).where(isPublishedReview())
}

/** The filter as a condition on `reviews`. */
function fits({ stars, type, role, year, section }: ReviewFilter) {
  return (eb: ExpressionBuilder<Database, 'reviews'>) =>
    eb.and([
      ...(stars === undefined ? [] : [sql<SqlBool>`round(reviews.overall) = ${stars}`]),
      ...(type === undefined ? [] : [isEntity('reviews.type_id', 'job-types', type)]),
      ...(role === undefined ? [] : [isEntity('reviews.role_id', 'job-roles', role)]),
      ...(year === undefined ? [] : [sql<SqlBool>`${YEAR} = ${year}`]),
      ...(section === undefined ? [] : [saysOf(section)]),
    ])
}

function isEntity(column: 'reviews.type_id' | 'reviews.role_id', list: string, slug: string) {
  return sql<SqlBool>`${sql.ref(column)} = (select id from entities where list = ${list} and slug = ${slug})`
}

function saysOf(section: Section) {
  return sql<SqlBool>`(${sql.ref(`reviews.${section}_score`)} is not null or ${sql.ref(`reviews.${section}_text`)} <> '')`
}

function about(section: Section) {
  return sql<number>`(count(*) filter (where ${saysOf(section)}))::int`
}
