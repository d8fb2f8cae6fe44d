import type { AlertFrequency, Db } from '../../db/tables'
import type { Services } from '../../services'
import { parseSearch } from '../search'
import { mailFault, type Person, saveSearch } from './commands'
import { findAlertLimit, findPerson } from './queries'
import { type SavedMessage, savedMessage } from './view'

/** Returns the initial frequency of a new search: the limit of the account, or weekly if it has none. */
export async function suggestFrequency(db: Db, person: Person, url: string): Promise<AlertFrequency> {
  const [parsed, limit] = [await parseSearch(db, url), await findAlertLimit(db, person.id)]
  return parsed && !mailFault(parsed) && person.isVerified ? (limit ?? 'weekly') : 'off'
}

/** Saves the search that a visitor wanted to save before logging in, and returns the message about it. */
export async function saveIntendedSearch(services: Services, userId: number, url: string): Promise<SavedMessage> {
  const { db } = services
  const person = { id: userId, isVerified: (await findPerson(db, userId))?.email_verified_at instanceof Date }
  const frequency = await suggestFrequency(db, person, url)
  return savedMessage(await saveSearch(services, person, { url, frequency }))
}
