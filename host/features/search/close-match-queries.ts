import type { Db } from '../../db/tables'
import { ask } from './engine'
import { withSort, questionOf } from './load'
import type { Understood } from './understood'
import { listWider } from './wider'

/** With fewer matches than this, what matches less than all of the search is shown below them. */
const FEW = 10
const SHOWN = 10

/**
 * Ids of what comes close where few match, the closest first, in the same place and with the chosen filters. They are in
 * no count.
 */
export async function findCloseMatches(
  db: Db,
  understood: Understood,
  { now, total, shown }: { now: Date; total: number; shown: readonly number[] },
): Promise<number[]> {
  const ids = new Set<number>()
  const isFew = total > 0 && total < FEW && understood.explicit.page === 1
  for (const { note: _, ...wider } of isFew ? listWider(understood) : []) {
    const question = questionOf(withSort({ ...understood, ...wider }), now)
    const found = await ask(db, { ...question, limit: SHOWN + total, offset: 0 })
    found.ids.filter(id => !shown.includes(id)).forEach(id => ids.add(id))
    if (ids.size >= SHOWN) {
      break
    }
  }
  return [...ids].slice(0, SHOWN)
}
