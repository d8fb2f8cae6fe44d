import { sql } from 'kysely'
import { hasChanged } from '../../../db/changed'
import type { Db, DraftAnswers, NewRow, RowChange } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { isLiveCompany, isProposedCompany, isVisibleJob } from '../../../db/visibility'
import { hashText } from '../../../lib/hash'
import { nameKey } from '../../../lib/name-key'
import { UNFINISHED } from './rights'

export async function findDraft(db: Db, id: number, { lock = false } = {}) {
  const query = db
    .selectFrom('review_drafts')
    .innerJoin('review_authors', 'review_authors.draft_id', 'review_drafts.id')
    .selectAll('review_drafts')
    .select('review_authors.user_id')
    .where('review_drafts.id', '=', id)
  return (lock ? query.forUpdate('review_drafts') : query).executeTakeFirst()
}

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>

export async function countUnfinished(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('review_authors')
    .innerJoin('review_drafts', 'review_drafts.id', 'review_authors.draft_id')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', UNFINISHED)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertDraft(trx: Transaction, userId: number, draft: NewRow<'review_drafts'>): Promise<number> {
  const { id } = await trx.insertInto('review_drafts').values(draft).returning('id').executeTakeFirstOrThrow()
  await trx.insertInto('review_authors').values({ draft_id: id, user_id: userId }).execute()
  return id
}

export async function updateDraft(trx: Transaction, id: number, change: RowChange<'review_drafts'>): Promise<void> {
  await trx.updateTable('review_drafts').set(change).where('id', '=', id).execute()
}

/** Cascades to the link to its author. */
export async function deleteDraft(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('review_drafts').where('id', '=', id).execute()
}

export interface Subject {
  company_id: number | null
  type_id: number | null
  start_year: number | null
}

/** The same employer, job type and year count as the same job. */
export async function hasOther(db: Db, { userId, draftId }: { userId: number; draftId: number }, subject: Subject) {
  const row = await db
    .selectFrom('review_authors')
    .select('draft_id')
    .where('user_id', '=', userId)
    .where('draft_id', '!=', draftId)
    .where('company_id', '=', subject.company_id)
    .where('type_id', '=', subject.type_id)
    .where('start_year', '=', subject.start_year)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateSubject(trx: Transaction, draftId: number, subject: Subject): Promise<void> {
  await trx.updateTable('review_authors').set(subject).where('draft_id', '=', draftId).execute()
}

const LARGEST_ID = 2_147_483_647

export function findCompany(db: Db, entered: string) {
  const id = /^\d{1,10}$/.test(entered) && Number(entered) <= LARGEST_ID ? Number(entered) : 0
  const key = nameKey(entered)
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'slug'])
    .where(isLiveCompany())
    .where(eb =>
      eb.or([
        eb('id', '=', id),
        eb('slug', '=', entered.toLowerCase()),
        eb('name_key', '=', key),
        eb('id', 'in', eb.selectFrom('company_aliases').select('company_id').where('name_key', '=', key)),
      ]),
    )
    .orderBy(sql`slug = ${entered.toLowerCase()} desc`)
    .orderBy(sql`name_key = ${key} desc`)
    .orderBy('id')
    .executeTakeFirst()
}

export async function proposeCompany(trx: Transaction, name: string, slug: string): Promise<number> {
  const key = nameKey(name)
  await sql`select pg_advisory_xact_lock(hashtext(${`propose ${key}`}))`.execute(trx)
  const known = await trx
    .selectFrom('companies')
    .select('id')
    .where('name_key', '=', key)
    .where(isProposedCompany())
    .executeTakeFirst()
  if (known) {
    return known.id
  }
  const taken = await trx.selectFrom('companies').select('id').where('slug', '=', slug).executeTakeFirst()
  const { id } = await trx
    .insertInto('companies')
    .values({ name, name_key: key, slug: taken ? `${slug}-${hashText(key).slice(0, 6)}` : slug, status: 'draft' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findStart(db: Db, sessionHash: string): Promise<DraftAnswers[string] | undefined> {
  const row = await db
    .selectFrom('review_starts')
    .select('answers')
    .where('session_id_hash', '=', sessionHash)
    .executeTakeFirst()
  return row?.answers
}

export async function storeStart(db: Db, sessionHash: string, { answers, now }: { answers: object; now: Date }) {
  const row = { answers: JSON.stringify(answers), updated_at: now }
  await db
    .insertInto('review_starts')
    .values({ session_id_hash: sessionHash, ...row })
    .onConflict(conflict => conflict.column('session_id_hash').doUpdateSet(row))
    .execute()
}

export const deleteStart = (db: Db, sessionHash: string): Promise<boolean> =>
  hasChanged(db.deleteFrom('review_starts').where('session_id_hash', '=', sessionHash))

export function findPublished(db: Db, id: number) {
  return db
    .selectFrom('reviews')
    .innerJoin('companies', 'companies.id', 'reviews.company_id')
    .leftJoin('entities as types', 'types.id', 'reviews.type_id')
    .leftJoin('entities as roles', 'roles.id', 'reviews.role_id')
    .leftJoin('entities as areas', 'areas.id', 'reviews.degree_area_id')
    .selectAll('reviews')
    .select([
      'companies.slug as company_slug',
      'types.slug as type_slug',
      'roles.slug as role_slug',
      'areas.slug as degree_area_slug',
    ])
    .where('reviews.id', '=', id)
    .executeTakeFirst()
}

export type PublishedRow = NonNullable<Awaited<ReturnType<typeof findPublished>>>

export function findAdvert(db: Db, id: number) {
  return db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.title', 'companies.slug as company_slug'])
    .where('jobs.id', '=', id)
    .where(isVisibleJob())
    .where(isLiveCompany())
    .executeTakeFirst()
}
