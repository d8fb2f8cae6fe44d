import { type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Db } from '../../../db/tables'
import { isPublishedReview } from '../../../db/visibility'
import { selectCards } from './queries'
import type { Section } from './questions'
import { countsTowardsRating } from './rating-queries'

export interface ReviewFilter {
  /** Rounded. Only reviews that count towards the rating match. */
  stars?: number
  /** Slug of a job type. */
  type?: string
  /** Slug of a role. */
  role?: string
  year?: number
  /** Matches reviews with a score or a text in this section. */
  section?: Section
}

interface ReviewPage extends ReviewFilter {
  limit: number
  offset?: number
}

const MAX_TEXTS = 20

/** The year in which the job started or, if unknown, in which the review was published. */
const YEAR = sql<number>`extract(year from coalesce(reviews.started_on, reviews.published_at::date))::int`

export function listOfCompany(db: Db, companyId: number, { limit, offset = 0, ...filter }: ReviewPage) {
  return selectCards(db)
    .where('reviews.company_id', '=', companyId)
    .where(matches(filter))
    .orderBy('reviews.published_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countOfCompany(db: Db, companyId: number, filter: ReviewFilter): Promise<number> {
  const row = await selectOfCompany(db, companyId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return row.count
}

/** The answers about getting the job in the newest published reviews. */
export const listInterviewTexts = (db: Db, companySlug: string) =>
  db
    .selectFrom('reviews')
    .innerJoin('companies', 'companies.id', 'reviews.company_id')
    .select(['reviews.id', 'reviews.slug', 'reviews.job_title', 'interview_questions', 'process_text'])
    .where('companies.slug', '=', companySlug)
    .where(isPublishedReview())
    .where(eb => eb.or([eb('interview_questions', '<>', ''), eb('process_text', '<>', '')]))
    .orderBy('reviews.published_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(MAX_TEXTS)
    .execute()

export const countPublished = () =>
  expressionBuilder<Database, 'companies'>()
    .selectFrom('reviews')
    .select(sql<number>`count(*)::int`.as('count'))
    .whereRef('reviews.company_id', '=', 'companies.id')
    .where(isPublishedReview())
    .$asScalar()

/** Each filter is counted under the other active ones, so a count may be 0. */
export async function listFilterOptions(db: Db, companyId: number, filter: ReviewFilter) {
  const base = selectOfCompany(db, companyId)
  const countWithout = (key: keyof ReviewFilter) => (eb: ExpressionBuilder<Database, 'reviews'>) =>
    eb.fn
      .countAll<number>()
      .filterWhere(matches({ ...filter, [key]: undefined }))
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
      .select([
        countMentions('role').as('role'),
        countMentions('company').as('company'),
        countMentions('culture').as('culture'),
      ])
      .where(matches({ ...filter, section: undefined }))
      .executeTakeFirstOrThrow(),
  ])
  return { type, role, year, section }
}

export type FilterOptions = Awaited<ReturnType<typeof listFilterOptions>>

function selectOfCompany(db: Db, companyId: number) {
  return db.selectFrom('reviews').where('reviews.company_id', '=', companyId).where(isPublishedReview())
}

function matches({ stars, type, role, year, section }: ReviewFilter) {
  return (eb: ExpressionBuilder<Database, 'reviews'>) =>
    eb.and([
      ...(stars === undefined ? [] : [hasStars(stars)]),
      ...(type === undefined ? [] : [isEntity('reviews.type_id', 'job-types', type)]),
      ...(role === undefined ? [] : [isEntity('reviews.role_id', 'job-roles', role)]),
      ...(year === undefined ? [] : [sql<SqlBool>`${YEAR} = ${year}`]),
      ...(section === undefined ? [] : [mentions(section)]),
    ])
}

/** The bars of a rating link here, so the list must match their counts exactly. */
const hasStars = (stars: number) =>
  sql<SqlBool>`(round(reviews.overall) = ${stars} and ${countsTowardsRating(RATED_AT)})`

const RATED_AT = sql`(select updated_at from company_ratings where company_ratings.company_id = reviews.company_id)`

function isEntity(column: 'reviews.type_id' | 'reviews.role_id', list: string, slug: string) {
  return sql<SqlBool>`${sql.ref(column)} = (select id from entities where list = ${list} and slug = ${slug})`
}

function mentions(section: Section) {
  return sql<SqlBool>`(${sql.ref(`reviews.${section}_score`)} is not null or ${sql.ref(`reviews.${section}_text`)} <> '')`
}

function countMentions(section: Section) {
  return sql<number>`(count(*) filter (where ${mentions(section)}))::int`
}
