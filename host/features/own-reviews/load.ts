import type { Db } from '../../db/tables'
import { conflict, found } from '../../errors'
import { refusal } from './commands'
import { findOwn, listOwn, listOwnUnfinished, type OwnKey } from './queries'
import { presentOwn, presentPage, presentUnfinished } from './view'

/** Lists the reviews that wait for their author, the newest change first. */
export const listUnfinished = async (db: Db, userId: number) =>
  (await listOwnUnfinished(db, userId)).map(presentUnfinished)

/** Lists all that a person has written, the newest change first. */
export const loadOwn = async (db: Db, userId: number) => (await listOwn(db, userId)).map(presentOwn)

/** Returns one of them. Throws 404. */
export const loadOne = async (db: Db, key: OwnKey) => presentOwn(found(await findOwn(db, key)))

/** Returns what the page "My reviews" shows. */
export const loadPage = async (db: Db, userId: number) => presentPage(await listOwn(db, userId))

/** Returns a review that the person is about to act on. Throws 404, and 409 where its state does not allow that. */
export async function loadForAct(db: Db, key: OwnKey & { act: 'withdraw' | 'delete' | 'appeal' }) {
  const row = found(await findOwn(db, key))
  const review = presentOwn(row)
  if (!review.actions.includes(key.act)) {
    throw conflict(refusal(key.act, row.appealed_at !== null))
  }
  return { review, act: key.act }
}
