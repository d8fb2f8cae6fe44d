import type { Db } from '../../db/tables'
import { conflict, found } from '../../errors'
import { findOwn, listOwn, type Own } from '../review-drafts'
import { refusal } from './commands'
import { presentOwn, presentPage } from './view'

export const loadOwn = async (db: Db, userId: number) => (await listOwn(db, userId)).map(presentOwn)

/** Throws 404. */
export const loadOne = async (db: Db, key: Own) => presentOwn(found(await findOwn(db, key)))

export const loadPage = async (db: Db, userId: number) => presentPage(await listOwn(db, userId))

/** Throws 404, and 409 if the review's state does not allow the action. */
export async function loadForAct(db: Db, key: Own & { act: 'withdraw' | 'delete' | 'appeal' }) {
  const row = found(await findOwn(db, key))
  const review = presentOwn(row)
  if (!review.actions.includes(key.act)) {
    throw conflict(refusal(key.act, row.appealed_at !== null))
  }
  return { review, act: key.act }
}
