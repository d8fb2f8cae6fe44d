import type { ReviewState, Row } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { found } from '../../../lib/errors'
import { shortSlugOf } from '../../../lib/slug'
import { cohortKey, countOthers, generaliseSmallCohort } from './cohort-queries'
import { canNameTown, publicLabel } from './public-label'
import { recalculateRatings } from './ratings-commands'
import type { ReviewColumns, WrittenReview } from './review-row'

interface Publication {
  /** The review that an approved edit changes; null publishes a new one. */
  reviewId: number | null
  companyId: number
  review: WrittenReview
  /** Whether the author was known to be a student or an employee when they sent it. */
  verified: boolean
  now: Date
}

/**
 * A changed review keeps its address and date. Ratings are updated in the same transaction; triggers update the search
 * tables and page caches. Returns the id of the review.
 */
export async function publishReview(trx: Transaction, publication: Publication): Promise<number> {
  const { reviewId, companyId, now } = publication
  const before = reviewId === null ? undefined : found(await lockReview(trx, reviewId))
  const companies = await lockCompanies(trx, [companyId, ...(before ? [before.company_id] : [])])
  const name = companies.get(companyId) ?? ''
  const columns = await describeAuthor(trx, publication)
  const row = {
    ...columns,
    answers: JSON.stringify(columns.answers),
    details: JSON.stringify(columns.details),
    generalised: columns.generalised && JSON.stringify(columns.generalised),
    company_id: companyId,
    verified: publication.verified,
    state: 'published' as const,
    updated_at: now,
  }
  const id = before ? await updateRow(trx, before.id, row) : await insertRow(trx, row, { name, now })
  if (before?.cohort && before.cohort !== columns.cohort) {
    await generaliseSmallCohort(trx, before.cohort)
  }
  await recalculateRatings(trx, [...companies.keys()], now)
  return id
}

/** Throws 404 if there is no such review. */
export async function setReviewState(
  trx: Transaction,
  reviewId: number,
  { state, now }: { state: ReviewState; now: Date },
): Promise<void> {
  const { company_id, cohort } = found(await lockReview(trx, reviewId))
  await lockCompanies(trx, [company_id])
  await trx.updateTable('reviews').set({ state, updated_at: now }).where('id', '=', reviewId).execute()
  await generaliseSmallCohort(trx, cohort)
  await recalculateRatings(trx, [company_id], now)
}

/** Also deletes all dependent rows, including its draft. */
export async function deleteReview(trx: Transaction, reviewId: number, now: Date): Promise<void> {
  const { company_id, cohort } = found(await lockReview(trx, reviewId))
  await lockCompanies(trx, [company_id])
  await trx.deleteFrom('reviews').where('id', '=', reviewId).execute()
  await generaliseSmallCohort(trx, cohort)
  await recalculateRatings(trx, [company_id], now)
}

function lockReview(trx: Transaction, id: number) {
  return trx
    .selectFrom('reviews')
    .select(['id', 'company_id', 'cohort'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Concurrent transactions would each miss the other's change when they recount. Returns names by id. */
export async function lockCompanies(trx: Transaction, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await trx
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A small cohort shows the region, and neither team nor year of study. */
async function describeAuthor(trx: Transaction, { reviewId, companyId, review }: Publication) {
  const { columns, author, region } = review
  const { place_name: place, role_id: roleId } = columns
  const cohort = cohortKey({ companyId, roleId, place, year: author.year })
  const size = (await countOthers(trx, cohort, reviewId)) + 1
  const label = (count: number) =>
    publicLabel({ ...author, town: columns.place_id === null ? null : place, region, cohort: count })
  const safe = { public_label: label(1), place_name: region }
  const rest = { ...columns, cohort }
  return canNameTown(size)
    ? { ...rest, public_label: label(size), generalised: safe }
    : { ...rest, ...safe, ...withoutTraces(columns), generalised: null }
}

const withoutTraces = ({ details: { livedIn: _, ...details } }: ReviewColumns) => ({
  place_id: null,
  team: null,
  study_year: null,
  details,
})

type NewReview = Omit<
  Row<'reviews'>,
  'id' | 'slug' | 'helpful' | 'reply_text' | 'reply_at' | 'published_at' | 'source' | 'source_id' | Encoded
> &
  Record<'answers' | 'details', string> & { generalised: string | null }
type Encoded = 'answers' | 'details' | 'generalised'

async function insertRow(trx: Transaction, row: NewReview, { name, now }: { name: string; now: Date }) {
  const slug = shortSlugOf(`${row.job_title} ${name}`, 'review')
  const { id } = await trx
    .insertInto('reviews')
    .values({ ...row, slug, published_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function updateRow(trx: Transaction, id: number, row: NewReview): Promise<number> {
  await trx.updateTable('reviews').set(row).where('id', '=', id).execute()
  return id
}

interface Restoring {
  /** The complete previous row. Null deletes the review; undefined shows it again unchanged. */
  row: Row<'reviews'> | null | undefined
  now: Date
}

export async function restoreReview(trx: Transaction, reviewId: number, { row, now }: Restoring): Promise<void> {
  if (row === undefined) {
    await setReviewState(trx, reviewId, { state: 'published', now })
    return
  }
  if (row === null) {
    await deleteReview(trx, reviewId, now)
    return
  }
  const { id: _, helpful: _votes, answers, details, generalised, ...columns } = row
  const { company_id } = found(await lockReview(trx, reviewId))
  await lockCompanies(trx, [company_id, columns.company_id])
  await trx
    .updateTable('reviews')
    .set({
      ...columns,
      answers: JSON.stringify(answers),
      details: JSON.stringify(details),
      generalised: generalised && JSON.stringify(generalised),
    })
    .where('id', '=', reviewId)
    .execute()
  await recalculateRatings(trx, [company_id, columns.company_id], now)
}
