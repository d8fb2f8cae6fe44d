import { sql } from 'kysely'
import type { Db, NewRow } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'

/** Returns undefined if the account is deleted, and with `unusedSince` if it was used after that time or has a role. */
export function lockPerson(trx: Transaction, userId: number, unusedSince?: Date) {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'email_verified_at'])
    .where('id', '=', userId)
    .$if(unusedSince !== undefined, query =>
      query.where('role', '=', 'user').where('last_active_at', '<', unusedSince ?? new Date(0)),
    )
    .forUpdate()
    .executeTakeFirst()
}

/** The current address comes first. An unconfirmed new address may belong to a stranger. */
export async function listAddresses(db: Db, { id, email }: { id: number; email: string }): Promise<string[]> {
  const changes = await db
    .selectFrom('email_changes')
    .select(['email', 'previous_email'])
    .where('user_id', '=', id)
    .where('confirmed_at', 'is not', null)
    .execute()
  return [...new Set([email, ...changes.flatMap(change => [change.email, change.previous_email])])]
}

export function listWritten(db: Db, userId: number) {
  return db
    .selectFrom('review_authors')
    .innerJoin('review_drafts', 'review_drafts.id', 'review_authors.draft_id')
    .leftJoin('reviews', 'reviews.id', 'review_drafts.review_id')
    .select(['review_drafts.id', 'review_id', 'reviews.state as review_state'])
    .where('user_id', '=', userId)
    .orderBy('review_drafts.id')
    .execute()
}

export async function lockWithdrawn(trx: Transaction, ids: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('reviews')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .where('state', '=', 'withdrawn')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export async function countPublished(db: Db, userId: number): Promise<number> {
  return (await listWritten(db, userId)).filter(({ review_state }) => review_state === 'published').length
}

export async function deleteByAddress(trx: Transaction, addresses: readonly string[]): Promise<void> {
  await trx.deleteFrom('refused_addresses').where('address', 'in', addresses).execute()
  await trx
    .deleteFrom('contact_messages')
    .where(sql`lower(email)`, 'in', addresses)
    .execute()
  await trx
    .updateTable('reports')
    .set({ email: null })
    .where(sql`lower(email)`, 'in', addresses)
    .execute()
}

/** Deletes the account and everything that refers to it, except reports, which become anonymous. */
export async function deleteUser(trx: Transaction, userId: number): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', userId).execute()
}

export async function insertDeletion(trx: Transaction, row: NewRow<'account_deletions'>): Promise<number> {
  return (await trx.insertInto('account_deletions').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export function findDeletion(db: Db, id: number) {
  return db.selectFrom('account_deletions').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listDeletionsBefore(db: Db, time: Date) {
  return db.selectFrom('account_deletions').select(['id', 'addresses']).where('deleted_at', '<', time).execute()
}

export async function forgetDeletion(db: Db, id: number): Promise<void> {
  await db.deleteFrom('account_deletions').where('id', '=', id).execute()
}
