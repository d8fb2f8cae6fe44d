import { sql } from 'kysely'
import type { DraftAnswers, Db } from '../../../../db/tables'
import { DAY } from '../../../../lib/durations'
import { joinAnswers, joinColumns, TEXT_FIELDS } from './texts'

/** A draft has a review once it is published. */
interface SketchOwner {
  draftId: number | null
  reviewId: number | null
}

/** Only the candidates with the most hashes in common: others are hardly copies of the same text. */
const MAX_CANDIDATES = 20
/** Texts with a smaller share of common hashes are not similar. */
const MIN_SHARED = 0.5

export async function listSimilarTexts(db: Db, hashes: readonly number[], owner: SketchOwner): Promise<string[]> {
  const rows = await listCandidates(db, hashes, owner)
  const columns = TEXT_FIELDS.map(({ column }) => column)
  const ids = (key: 'draft_id' | 'review_id') => [0, ...rows.flatMap(row => row[key] ?? [])]
  const reviews = await db.selectFrom('reviews').select(columns).where('id', 'in', ids('review_id')).execute()
  const drafts = await db.selectFrom('review_drafts').select('answers').where('id', 'in', ids('draft_id')).execute()
  return [...reviews.map(joinColumns), ...drafts.map(({ answers }) => joinAnswers(answers))]
}

async function listCandidates(db: Db, hashes: readonly number[], { draftId, reviewId }: SketchOwner) {
  const { rows } = await sql<{ draft_id: number | null; review_id: number | null }>`
    select draft_id, review_id from similar_sketches(${hashes})
    where draft_id is distinct from ${draftId ?? 0} and review_id is distinct from ${reviewId ?? 0}
      and shared >= ${Math.ceil(hashes.length * MIN_SHARED)}
    order by shared desc limit ${MAX_CANDIDATES}`.execute(db)
  return rows
}

export async function storeDraftSketch(db: Db, draftId: number, hashes: number[]): Promise<void> {
  await db
    .insertInto('review_sketches')
    .values({ draft_id: draftId, hashes })
    .onConflict(conflict => conflict.column('draft_id').doUpdateSet({ hashes }))
    .execute()
}

export function listWithoutSketch(db: Db, limit: number) {
  return db
    .selectFrom('reviews')
    .leftJoin('review_sketches', 'review_sketches.review_id', 'reviews.id')
    .select(['reviews.id', ...TEXT_FIELDS.map(({ column }) => `reviews.${column}` as const)])
    .where('review_sketches.id', 'is', null)
    .orderBy('reviews.id')
    .limit(limit)
    .execute()
}

export interface CheckedDraft {
  answers: DraftAnswers
  reviewId: number | null
  company: { name: string; status: string } | null
  email: string | null
  /** Other reviews that the author has sent in the last 24 hours. */
  sentToday: number
}

export async function findCheckedDraft(db: Db, draftId: number, now: Date): Promise<CheckedDraft | undefined> {
  const row = await db
    .selectFrom('review_drafts')
    .leftJoin('companies', 'companies.id', 'review_drafts.company_id')
    .leftJoin('review_authors', 'review_authors.draft_id', 'review_drafts.id')
    .leftJoin('users', 'users.id', 'review_authors.user_id')
    .select(['answers', 'review_id', 'companies.name', 'companies.status', 'users.id as user_id', 'users.email'])
    .where('review_drafts.id', '=', draftId)
    .executeTakeFirst()
  if (!row) {
    return undefined
  }
  const sent = await db
    .selectFrom('review_authors')
    .innerJoin('review_drafts', 'review_drafts.id', 'review_authors.draft_id')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('review_authors.user_id', '=', row.user_id ?? 0)
    .where('review_drafts.submitted_at', '>', new Date(now.getTime() - DAY))
    .where('review_drafts.id', '!=', draftId)
    .executeTakeFirstOrThrow()
  const { answers, review_id: reviewId, name, status, email } = row
  return { answers, reviewId, company: name && status ? { name, status } : null, email, sentToday: sent.count }
}
