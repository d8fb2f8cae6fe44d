import type { Db } from '../../db/tables'
import { sweepSearch } from '../search'
import { claimFilling, finishFilling } from './filling-queries'
import { mergeSuggestions, purgeWords } from './merge-queries'
import { listPlaces } from './place-queries'
import { listCompanies, listRoles, listTypes } from './source-queries'
import { listTitles } from './title-queries'

const SOURCES = {
  type: listTypes,
  role: listRoles,
  title: listTitles,
  company: listCompanies,
  place: listPlaces,
} as const

/** Filling the table costs the database something, so it takes no more than this part of its time. */
const SHARE = 1 / 20

/**
 * Fills the table of suggestions from what is live at `now`, unless it is new enough or another host is doing so. Each
 * statement is short and names change one by one, so a question meanwhile finds each name as it was or as it is.
 * `nextExpiry`: when the clock next changes what is live, in milliseconds.
 */
export async function refreshSuggestions(
  db: Db,
  { now, nextExpiry }: { now: Date; nextExpiry: number },
): Promise<void> {
  const began = performance.now()
  const version = await claimFilling(db, now)
  if (version !== undefined) {
    // Its counts would include jobs that have just closed.
    await sweepSearch(db, now)
    for (const [kind, list] of Object.entries(SOURCES)) {
      await mergeSuggestions(db, kind as keyof typeof SOURCES, await list(db, now))
    }
    await purgeWords(db)
    const restUntil = new Date(now.getTime() + (performance.now() - began) / SHARE)
    await finishFilling(db, { version, nextExpiry, restUntil })
  }
}
