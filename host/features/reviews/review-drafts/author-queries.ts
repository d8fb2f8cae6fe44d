import type { Db } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'

/**
 * Use it only to send a mail, and never show the address. Returns undefined for an imported review and after the
 * account was deleted.
 */
export async function findAuthorAddress(db: Db, draftId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('review_authors')
    .innerJoin('users', 'users.id', 'review_authors.user_id')
    .select('users.email')
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  return row?.email
}

export async function isOwnReview(
  db: Db,
  userId: number,
  { draftId, reviewId, companyId }: { draftId?: number; reviewId?: number; companyId?: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('review_authors')
    .innerJoin('review_drafts', 'review_drafts.id', 'review_authors.draft_id')
    .select('draft_id')
    .where('user_id', '=', userId)
    .where(eb =>
      eb.or([
        eb('review_drafts.id', '=', draftId ?? 0),
        eb('review_drafts.review_id', '=', reviewId ?? 0),
        eb('review_drafts.company_id', '=', companyId ?? 0),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Moves drafts from one employer to another. Authors who have reviewed the same job there have two reviews afterwards:
 * the moved one is exempt from the limit of one review per job. Returns the ids of the drafts.
 */
export async function moveDrafts(
  trx: Transaction,
  { from, to, ids }: { from: number; to: number; ids?: readonly number[] },
): Promise<number[]> {
  const rows = await trx
    .updateTable('review_drafts')
    .set(eb => ({ company_id: to, version: eb('version', '+', 1) }))
    .where('company_id', '=', from)
    .$if(ids !== undefined, query => query.where('id', 'in', [0, ...(ids ?? [])]))
    .returning('id')
    .execute()
  const moved = rows.map(({ id }) => id)
  await trx
    .updateTable('review_authors')
    .set(eb => ({
      company_id: to,
      start_year: eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('review_authors as other')
              .select('other.draft_id')
              .whereRef('other.user_id', '=', 'review_authors.user_id')
              .where('other.company_id', '=', to)
              .whereRef('other.type_id', '=', 'review_authors.type_id')
              .whereRef('other.start_year', '=', 'review_authors.start_year'),
          ),
        )
        .then(null)
        .else(eb.ref('review_authors.start_year'))
        .end(),
    }))
    .where('draft_id', 'in', [0, ...moved])
    .execute()
  return moved
}
