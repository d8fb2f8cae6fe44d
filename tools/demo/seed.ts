import { analyzeTables } from '../../host/db/analyze'
import { runExclusively } from '../../host/db/exclusive'
import type { Db } from '../../host/db/tables'
import type { Transaction } from '../../host/db/transaction'
import { bumpDataVersion } from '../../host/db/version'
import { type Part, partsOf } from './parts'
import { type CopyPlan, planCopy } from './plan'

export interface DemoOptions {
  /** The time that all dates are relative to. */
  now: Date
  /** The number of copies of the employers, jobs and reviews, for load tests. */
  scale?: number
  onProgress?: (share: number) => void
}

/** The mark of a complete copy. */
const ALL = 'all'
const finish: Part = { name: ALL, write: bumpDataVersion }

/**
 * Writes the demo data, the same for the same time. Each part is a transaction that also records that it is written, so
 * an interrupted seed resumes. Needs the reference lists and places.
 */
export async function seedDemo(db: Db, { now, scale = 1, onProgress }: DemoOptions): Promise<void> {
  const copies = Array.from({ length: scale }, (_, copy) => [...partsOf(copy), finish])
  const total = copies.flat().length
  let done = 0
  for (const [copy, parts] of copies.entries()) {
    const write = createWriter(copy, now)
    const left = (await readParts(db, copy)).isComplete ? [] : parts
    for (const part of left) {
      await runExclusively(db, trx => write(trx, part))
      done += 1
      onProgress?.(done / total)
    }
    done += parts.length - left.length
  }
  // With outdated statistics the planner would scan whole tables.
  await analyzeTables(db)
}

export async function isUnfinished(db: Db): Promise<boolean> {
  const { names, isComplete } = await readParts(db, 0)
  return names.size > 0 && !isComplete
}

async function readParts(db: Db, copy: number) {
  const rows = await db.selectFrom('demo_parts').select(['part', 'relative_to']).where('copy', '=', copy).execute()
  const names = new Set(rows.map(({ part }) => part))
  return { names, isComplete: names.has(ALL), relativeTo: rows[0]?.relative_to }
}

function createWriter(copy: number, begun: Date): (trx: Transaction, part: Part) => Promise<void> {
  let plan: CopyPlan | undefined
  return async (trx, { name, write }) => {
    const { names, isComplete, relativeTo } = await readParts(trx, copy)
    if (isComplete || names.has(name)) {
      return
    }
    const now = relativeTo ?? begun
    plan ??= await planCopy(trx, { copy, now })
    await write(trx, plan)
    await trx.insertInto('demo_parts').values({ copy, part: name, relative_to: now }).execute()
  }
}
