import type { Db } from '../../../db/tables'
import { repairSearch } from '../search'
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

/** Maximum share of the database's time for filling the table. */
const SHARE = 1 / 20

/**
 * Fills the table from the data that is live at `now`, unless it is up to date or another host is filling it. Each
 * statement is short and changes single names, so concurrent requests find each name in its old or its new state.
 * `nextExpiry` is when live data next changes through time alone, in milliseconds.
 */
export async function refreshSuggestions(
  db: Db,
  { now, nextExpiry }: { now: Date; nextExpiry: number },
): Promise<void> {
  const began = performance.now()
  const version = await claimFilling(db, now)
  if (version !== undefined) {
    // Otherwise counts would include jobs that have just closed.
    await repairSearch(db, now)
    for (const [kind, list] of Object.entries(SOURCES)) {
      await mergeSuggestions(db, kind as keyof typeof SOURCES, await list(db, now))
    }
    await purgeWords(db)
    const restUntil = new Date(now.getTime() + (performance.now() - began) / SHARE)
    await finishFilling(db, { version, nextExpiry, restUntil })
  }
}
