import { applySearchUpdates } from '../../host/db/insert-rows'
import type { Db } from '../../host/db/tables'
import { inTransaction } from '../../host/db/transaction'

/** Ids of adverts by source, including rejected ones, because their source still lists them. */
export type Listed = Map<string, Set<string>>

/** The feed claims to be complete but does not look it, so nothing was closed. */
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

/** Every line must be readable, and at most half of a source's open adverts may be gone. */
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

/** The site waits for each transaction, so they are short. */
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
