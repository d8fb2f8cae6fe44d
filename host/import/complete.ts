import { applySearchUpdates } from '../db/insert-rows'
import type { Db } from '../db/tables'
import { inTransaction } from '../db/transaction'

/** The adverts that a run has read, including rejected ones, by source. */
export type Listed = Map<string, Set<string>>

/** A feed that claims to be complete but does not look it; nothing was closed. */
export class IncompleteFeedError extends Error {
  readonly code = 'incomplete-feed'
}

interface Missing {
  source: string
  open: number
  ids: number[]
}

const ROWS_PER_TRANSACTION = 250

export function noteListed(listed: Listed, source: string, id: string): void {
  const ids = listed.get(source) ?? new Set()
  listed.set(source, ids.add(id))
}

/** Returns the open adverts that their source no longer lists. */
export async function findMissing(db: Db, listed: Listed): Promise<Missing[]> {
  const missing: Missing[] = []
  for (const [source, ids] of listed) {
    const rows = await db
      .selectFrom('jobs')
      .select(['id', 'source_id'])
      .where('source', '=', source)
      .where('status', '=', 'open')
      .execute()
    const gone = rows.filter(({ source_id }) => !ids.has(source_id ?? ''))
    missing.push({ source, open: rows.length, ids: gone.map(({ id }) => id) })
  }
  return missing.filter(({ ids }) => ids.length > 0)
}

/** Throws unless the lists look complete: every line readable, and at most half of the open adverts gone from each. */
export function requireComplete(missing: readonly Missing[], damagedLines: number): void {
  if (damagedLines > 0 && missing.length > 0) {
    throw new IncompleteFeedError(
      `Nothing was closed: ${damagedLines} damaged lines may hold adverts that are still listed. --force closes anyway`,
    )
  }
  const worst = missing.find(({ open, ids }) => ids.length * 2 > open)
  if (worst) {
    throw new IncompleteFeedError(
      `Nothing was closed: ${worst.source} no longer lists ${worst.ids.length} of its ${worst.open} open adverts. ` +
        'That looks like a part of the feed; --force closes them',
    )
  }
}

/** Closes the adverts in short transactions, because the site waits for each. */
export async function closeMissing(db: Db, missing: readonly Missing[], now: Date): Promise<void> {
  const all = missing.flatMap(({ ids }) => ids)
  for (let start = 0; start < all.length; start += ROWS_PER_TRANSACTION) {
    await inTransaction(db, async trx => {
      await trx
        .updateTable('jobs')
        .set({ status: 'closed', closed_reason: 'withdrawn', closed_at: now, updated_at: now })
        .where('id', 'in', all.slice(start, start + ROWS_PER_TRANSACTION))
        .where('status', '=', 'open')
        .execute()
      await applySearchUpdates(trx)
    })
  }
}
