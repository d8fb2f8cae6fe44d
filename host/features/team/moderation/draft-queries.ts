import { sql } from 'kysely'
import type { Db, DraftAnswers, DraftState, NewRow, Row } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { findPlace } from '../../public/search'
import { FINISHED, stateColumns } from '../../reviews/review-drafts'
import type { ReviewLists } from '../../reviews/reviews'
import { STAGES as STEPS } from '../../tracker/tracker'

export async function findDraft(db: Db, id: number) {
  const draft = await db
    .selectFrom('review_drafts')
    .leftJoin('companies', 'companies.id', 'review_drafts.company_id')
    .selectAll('review_drafts')
    .select(['companies.name as company_name', 'companies.slug as company_slug', 'companies.status as company_status'])
    .where('review_drafts.id', '=', id)
    // Unsent drafts are private.
    .where('review_drafts.state', '!=', 'draft')
    .executeTakeFirst()
  const review = draft?.review_id
    ? await db.selectFrom('reviews').selectAll().where('id', '=', draft.review_id).executeTakeFirst()
    : undefined
  return draft && { ...draft, review, choices: await listChoices(db, draft.answers) }
}

function listChoices(db: Db, answers: DraftAnswers) {
  const { jobType = '', role = '' } = answers['job-details'] ?? {}
  return db
    .selectFrom('entities')
    .select(['list', 'slug', 'name'])
    .where('list', 'in', ['job-types', 'job-roles'])
    .where('slug', 'in', [String(jobType), String(role)])
    .execute()
}

export type ModeratedDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>

export const lockDraft = (trx: Transaction, id: number): Promise<Row<'review_drafts'> | undefined> =>
  trx
    .selectFrom('review_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('state', '!=', 'draft')
    .forUpdate()
    .executeTakeFirst()

/** An imported review gets a draft without an author. */
export async function ensureDraft(trx: Transaction, reviewId: number, now: Date): Promise<Row<'review_drafts'>> {
  const known = await trx
    .selectFrom('review_drafts')
    .selectAll()
    .where('review_id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst()
  if (known) {
    return known
  }
  const review = await trx
    .selectFrom('reviews')
    .select(['company_id', 'state', 'published_at'])
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow()
  return trx
    .insertInto('review_drafts')
    .values({
      state: review.state,
      ...stateColumns(FINISHED),
      company_id: review.company_id,
      review_id: reviewId,
      submitted_at: review.published_at,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Change = Partial<Pick<NewRow<'review_drafts'>, 'reason' | 'decision_text' | 'decided_at' | 'review_id'>> & {
  state: DraftState
}

/** Requires a lock of the draft. The new version lets other moderators and the author notice the change. */
export async function changeDraft(
  trx: Transaction,
  id: number,
  { now, ...change }: Change & { now: Date },
): Promise<void> {
  await trx
    .updateTable('review_drafts')
    .set(eb => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

const LISTS = {
  jobType: 'job-types',
  role: 'job-roles',
  degreeArea: 'degree-areas',
  university: 'universities',
} as const

/** Returns undefined if the draft's job type is unknown. */
export async function readLists(
  db: Db,
  { answers }: Pick<Row<'review_drafts'>, 'answers'>,
): Promise<ReviewLists | undefined> {
  const job = answers['job-details'] ?? {}
  const items = await Promise.all(Object.entries(LISTS).map(async ([field, list]) => findItem(db, list, job[field])))
  const [type = null, role = null, degreeArea = null, university = null] = items
  const place = await placeOf(db, answers['location-commute']?.place)
  const steps = new Map<string, string>(STEPS.map(({ slug, name }) => [slug, name]))
  return type ? { type, role, degreeArea, university, place, steps } : undefined
}

/** An answer may be the slug, the id or the name of an item. */
async function findItem(db: Db, list: string, value: unknown) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const row = await db
    .selectFrom('entities')
    .select(['id', 'slug', 'name'])
    .where('list', '=', list)
    .where(eb =>
      eb.or([eb('slug', '=', text), sql<boolean>`lower(name) = lower(${text})`, sql<boolean>`id::text = ${text}`]),
    )
    .executeTakeFirst()
  return row ?? null
}

async function placeOf(db: Db, value: unknown): Promise<ReviewLists['place']> {
  const found = typeof value === 'string' && value ? await findPlace(db, value) : undefined
  const row =
    found?.kind === 'place'
      ? await db.selectFrom('places').select(['id', 'name', 'region']).where('slug', '=', found.slug).executeTakeFirst()
      : undefined
  return row ?? null
}
