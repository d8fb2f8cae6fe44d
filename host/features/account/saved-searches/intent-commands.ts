import type { AlertFrequency, Db } from '../../../db/tables'
import type { Services } from '../../../services'
import { parseSearch } from '../../public/search'
import { mailFault, type Person, saveSearch } from './commands'
import { findAlertLimit, findPerson } from './queries'
import { type SavedMessage, savedMessage } from './view'

/** Returns the account's limit, or weekly if it has none. Searches that cannot send mail start with `off`. */
export async function suggestFrequency(db: Db, person: Person, url: string): Promise<AlertFrequency> {
  const [parsed, limit] = [await parseSearch(db, url), await findAlertLimit(db, person.id)]
  return parsed && !mailFault(parsed) && person.isVerified ? (limit ?? 'weekly') : 'off'
}

/** Saves the search of a visitor who had to log in first. */
export async function saveIntendedSearch(services: Services, userId: number, url: string): Promise<SavedMessage> {
  const { db } = services
  const person = { id: userId, isVerified: (await findPerson(db, userId))?.email_verified_at instanceof Date }
  const frequency = await suggestFrequency(db, person, url)
  return savedMessage(await saveSearch(services, person, { url, frequency }))
}
