import { insertRows } from '../../../db/insert-rows'
import type { Db } from '../../../db/tables'
import { inTransaction, type Transaction } from '../../../db/transaction'
import { isRated } from '../../reviews/reviews'
import { OVERALL } from './queries'
import { COUNTS, loadRanks, loadStandings, type Standing, type Standings } from './standing-queries'

/**
 * `ENOUGH`: reviews that an employer needs to be ranked. `PRIOR`: number of average reviews added to an employer's own,
 * so that a few reviews count for less (Bayesian average).
 */
const ENOUGH = 5
const PRIOR = 5
const PLACES = 50
/** With fewer employers the overall list would not be a ranking, and it would be online for a year. */
const MIN_EMPLOYERS = 10
const OCTOBER = 9

interface List {
  slug: string
  name: string
  isIn: (standing: Standing) => boolean
}

interface Year {
  year: number
  /** The lists count the reviews of the previous twelve months. */
  until: Date
}

/**
 * The lists of a year are published in October, when most students start to look. Until then the current lists are the
 * previous year's.
 */
export const listYear = (now: Date): number => now.getUTCFullYear() - (now.getUTCMonth() < OCTOBER ? 1 : 0)

/**
 * Publishes the lists of the year if there are none. A published list never changes. Does nothing while fewer than ten
 * employers have enough reviews.
 */
export async function publishTopEmployers(db: Db, now: Date): Promise<void> {
  const year = listYear(now)
  const published = await db.selectFrom('top_employer_lists').select('id').where('year', '=', year).limit(1).execute()
  if (published.length === 0) {
    const standings = await loadStandings(db, now)
    if (rank(standings).length >= MIN_EMPLOYERS) {
      await inTransaction(db, trx => insertYear(trx, { year, until: now }, standings))
    }
  }
}

/** Changes of rank are relative to the previous year's lists, which must exist. */
export async function publishYear(trx: Transaction, year: Year): Promise<void> {
  await insertYear(trx, year, await loadStandings(trx, year.until))
}

/** Overall list, small employers, each industry and each job type. Empty lists are omitted. */
async function insertYear(trx: Transaction, { year, until }: Year, standings: Standings): Promise<void> {
  const rankBefore = await loadRanks(trx, year - 1)
  const lists = (await listTopics(trx))
    .map(({ isIn, ...list }, position) => ({
      list: { year, ...list, position, counted_until: until },
      ranked: rank({ ...standings, rows: standings.rows.filter(isIn) }),
    }))
    .filter(({ ranked }) => ranked.length > 0)
  const inserted = await insertRows(trx, {
    into: 'top_employer_lists',
    rows: lists.map(({ list }) => list),
    returning: ['id', 'slug'],
  })
  const ids = new Map(inserted.map(({ id, slug }) => [slug, id as number]))
  const rows = lists.flatMap(({ list: { slug }, ranked }) =>
    ranked.map((row, index) => ({
      ...{ list_id: ids.get(slug) as number, rank: index + 1 },
      ...{ previous_rank: rankBefore(slug, row.company_id) ?? null, ...row },
    })),
  )
  await insertRows(trx, { into: 'top_employer_rows', rows })
}

async function listTopics(trx: Transaction): Promise<List[]> {
  const entities = await trx
    .selectFrom('entities')
    .select(['id', 'slug', 'name', 'list'])
    .where('list', 'in', ['company-industries', 'job-types'])
    .where('parent_id', 'is', null)
    .orderBy('list')
    .orderBy('position')
    .execute()
  const wider = entities.map(({ id, slug, name, list }): List =>
    list === 'job-types'
      ? { slug: `type-${slug}`, name: `Top employers: ${name.toLowerCase()}`, isIn: ({ type_id }) => type_id === id }
      : { slug: `industry-${slug}`, name: `Top employers: ${name}`, isIn: ({ industry_id }) => industry_id === id },
  )
  return [
    { slug: OVERALL, name: 'Top employers', isIn: () => true },
    { slug: 'small-employers', name: 'Top small employers', isIn: ({ is_small }) => is_small },
    ...wider,
  ]
}

/** `rows` has one row for each employer and job type. */
function rank({ rows, mean }: Standings) {
  const employers = new Map<number, Pick<Standing, (typeof COUNTS)[number]>>()
  for (const row of rows) {
    const sums = employers.get(row.company_id) ?? { reviews: 0, points: 0, recommending: 0, answering: 0 }
    COUNTS.forEach(name => (sums[name] += row[name]))
    employers.set(row.company_id, sums)
  }
  return [...employers]
    .filter(([, { reviews }]) => reviews >= ENOUGH)
    .map(([company_id, { reviews, points, recommending, answering }]) => ({
      company_id,
      score: (points + mean * PRIOR) / (reviews + PRIOR),
      review_count: reviews,
      recommend_percent: isRated(answering) ? Math.round((100 * recommending) / answering) : null,
    }))
    .sort((a, b) => b.score - a.score || b.review_count - a.review_count || a.company_id - b.company_id)
    .slice(0, PLACES)
}
