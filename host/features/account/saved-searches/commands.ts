import type { AlertFrequency } from '../../../db/tables'
import { inTransaction, lockUser, type Transaction } from '../../../db/transaction'
import type { Actor } from '../../../http/context'
import { found, invalid, unverified } from '../../../lib/errors'
import type { Services } from '../../../services'
import { parseSearch, type ParsedSearch } from '../../public/search'
import { raiseLimit } from './limit-commands'
import { numberListedJobs } from './listed-job-commands'
import { findSearch, insertSearch, listSearches, type SearchRow, stopSearches, updateSearch } from './queries'

const MAX_SEARCHES = 10

export type Person = Pick<Actor, 'id' | 'isVerified'>

interface NewSearch {
  url: string
  name?: string | undefined
  frequency: AlertFrequency
}

const refuse = (field: 'url' | 'frequency', message: string) => invalid({ [field]: [message] }, message)

/**
 * Throws 422 for an invalid address, a duplicate and an eleventh search, and 403 for mails to an unconfirmed address.
 */
export async function saveSearch(
  { db, clock }: Services,
  person: Person,
  { url, name, frequency }: NewSearch,
): Promise<SearchRow> {
  const parsed = await parseSearch(db, url)
  if (!parsed) {
    throw refuse('url', 'This is not the address of a search')
  }
  checkMails(person, parsed, frequency)
  const now = clock.now()
  return inTransaction(db, async trx => {
    await lockUser(trx, person.id)
    await checkLimits(trx, person.id, parsed.url)
    await raiseLimit(trx, person.id, { frequency, now })
    const newest = await numberListedJobs(trx, now)
    return insertSearch(trx, {
      ...{ user_id: person.id, name: name ?? parsed.name, url: parsed.url, scope: parsed.scope, frequency },
      ...{ mailed_number: newest, seen_number: newest },
      ...{ last_run_at: now, created_at: now, updated_at: now, deleted_at: null },
    })
  })
}

/** Returns the reason why mails are not possible; undefined if they are. */
export const mailFault = ({ scope, isNarrow }: Pick<ParsedSearch, 'scope' | 'isNarrow'>): string | undefined =>
  scope !== 'jobs'
    ? 'We only send emails about jobs. Choose never'
    : isNarrow
      ? undefined
      : 'Add a place and one more filter, or a keyword, so the emails are useful'

function checkMails(person: Person, parsed: ParsedSearch, frequency: AlertFrequency): void {
  if (frequency === 'off') {
    return
  }
  const fault = mailFault(parsed)
  if (fault) {
    throw refuse('frequency', fault)
  }
  if (!person.isVerified) {
    throw unverified()
  }
}

async function checkLimits(trx: Transaction, userId: number, url: string): Promise<void> {
  const searches = await listSearches(trx, userId)
  if (searches.some(search => search.url === url)) {
    throw refuse('url', 'You already save this search')
  }
  if (searches.length >= MAX_SEARCHES) {
    throw refuse('url', `You have ${MAX_SEARCHES} saved searches. Delete one to add another`)
  }
}

export interface SearchChange {
  name?: string | undefined
  frequency?: AlertFrequency | undefined
  paused?: boolean | undefined
}

/** Throws 404, otherwise like `saveSearch`. */
export async function changeSearch(
  { db, clock }: Services,
  person: Person,
  { id, name, frequency, paused }: SearchChange & { id: number },
): Promise<SearchRow> {
  const search = found(await findSearch(db, { userId: person.id, id }))
  if (frequency && frequency !== 'off') {
    checkMails(person, await parsedOf(db, search), frequency)
  }
  const now = clock.now()
  return inTransaction(db, async trx => {
    await lockUser(trx, person.id)
    await raiseLimit(trx, person.id, { frequency: frequency ?? 'off', now })
    // Jobs that appeared while mails were off are not mailed afterwards.
    const restarts = (frequency && frequency !== 'off') || paused === false
    return found(
      await updateSearch(
        trx,
        { userId: person.id, id },
        {
          ...(name === undefined ? {} : { name }),
          ...(frequency ? { frequency } : {}),
          ...(paused === undefined ? {} : { is_paused: paused }),
          ...(restarts ? await restart(trx, person.id, { id, now }) : {}),
          updated_at: now,
        },
      ),
    )
  })
}

/** An invalid address can still be opened, but its search cannot send mail. */
async function parsedOf(db: Services['db'], { url }: { url: string }): Promise<ParsedSearch> {
  const parsed = await parseSearch(db, url)
  if (!parsed) {
    throw refuse('frequency', 'A filter of this search no longer exists')
  }
  return parsed
}

async function restart(trx: Transaction, userId: number, { id, now }: { id: number; now: Date }) {
  const search = (await listSearches(trx, userId)).find(row => row.id === id)
  const isSilent = search?.frequency === 'off' || search?.is_paused
  return isSilent ? { mailed_number: await numberListedJobs(trx, now) } : {}
}

/** Only marks the search: it is purged a day later. Throws 404. */
export async function removeSearch({ db, clock }: Services, userId: number, id: number): Promise<SearchRow> {
  return found(await updateSearch(db, { userId, id }, { deleted_at: clock.now() }))
}

/** Throws 404, and 422 for a duplicate and an eleventh search. */
export async function restoreSearch({ db }: Services, userId: number, id: number): Promise<SearchRow> {
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    const search = found(await findSearch(trx, { userId, id }))
    found(search.deleted_at)
    await checkLimits(trx, userId, search.url)
    return found(await updateSearch(trx, { userId, id, isDeleted: true }, { deleted_at: null }))
  })
}

/** The number of new jobs is counted from now on. Throws 404. */
export async function runSearch({ db, clock }: Services, userId: number, id: number): Promise<SearchRow> {
  const now = clock.now()
  return inTransaction(db, async trx => {
    const change = { last_run_at: now, seen_number: await numberListedJobs(trx, now) }
    return found(await updateSearch(trx, { userId, id }, change))
  })
}

export const stopAll = ({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: number): Promise<void> =>
  inTransaction(db, trx => stopSearches(trx, userId, clock.now()))
