import type { Db } from '../../db/tables'
import { claimFilling, finishFilling, mergeSuggestions, mergeWords } from './filling-queries'
import { selectCompanies, selectPlaces, selectRoles, selectTitles, selectTypes } from './source-queries'

const SOURCES = {
  type: selectTypes,
  role: selectRoles,
  title: selectTitles,
  company: selectCompanies,
  place: selectPlaces,
} as const

/** Filling the table costs the database something, so it takes no more than this part of its time. */
const SHARE = 1 / 20

/**
 * Fills the table of suggestions from what is live at `now`, unless it is new enough or another host is doing so. Each
 * kind is one statement, so a question meanwhile sees each kind as it was or as it is. `nextExpiry`: when the clock next
 * changes what is live, in milliseconds.
 */
export async function refreshSuggestions(
  db: Db,
  { now, nextExpiry }: { now: Date; nextExpiry: number },
): Promise<void> {
  const began = performance.now()
  const version = await claimFilling(db, now)
  if (version !== undefined) {
    for (const [kind, select] of Object.entries(SOURCES)) {
      await mergeSuggestions(db, kind as keyof typeof SOURCES, select(db, now))
    }
    await mergeWords(db)
    const restUntil = new Date(now.getTime() + (performance.now() - began) / SHARE)
    await finishFilling(db, { version, nextExpiry, restUntil })
  }
}
