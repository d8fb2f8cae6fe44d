import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import type { Services } from '../../services'

const EVERY = 60_000
/** So many rows in one statement: deadlines come together, at the end of a day. */
const MOST = 1000

/** Puts away the rows of jobs that have closed, and counts those that have opened as open. Says how many there were. */
export async function sweepSearch(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select search_sweep(${now}::timestamptz, ${MOST}) as count`.execute(db)
  return rows[0]?.count ?? 0
}

async function sweepAll(db: Db, now: Date): Promise<void> {
  for (let swept = MOST; swept === MOST;) {
    swept = await sweepSearch(db, now)
  }
}

/** To be called with each search: sweeps at most once a minute, and nobody waits for it. */
export function keepSwept({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): () => void {
  let next = 0
  return () => {
    const now = clock.now()
    if (now.getTime() >= next) {
      next = now.getTime() + EVERY
      sweepAll(db, now).catch((error: unknown) => log.warn({ err: error }, 'closed jobs were not put away'))
    }
  }
}
