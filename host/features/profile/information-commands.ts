import { inTransaction } from '../../db/transaction'
import { found } from '../../errors'
import type { Services } from '../../services'
import { saveSections } from './commands'
import { findProfile, readCompletion } from './queries'
import type { Values } from './sections'

/** Saves any fields of the profile and the preferences, all or none. Unknown fields are ignored. */
export async function saveInformation({ clock, db }: Services, userId: number, values: Values) {
  await inTransaction(db, trx => saveSections(trx, userId, { values, now: clock.now() }))
  const { email, first_name } = found(await findProfile(db, userId))
  return {
    user: { loggedIn: true as const, id: userId, firstname: first_name, email },
    profileCompletion: await readCompletion(db, userId),
  }
}
