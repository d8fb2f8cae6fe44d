import { type contracts } from '@firstrung/api/contracts'
import type * as v from 'valibot'
import { inTransaction, lockUser, type Transaction } from '../../../db/transaction'
import { HOUR } from '../../../lib/durations'
import { AppError, found, invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { importPlans } from '../application-plans'
import { addExternalJobLocked } from '../external-jobs'
import { insertNote, listNotes } from '../job-notes'
import { saveLocked, setFormer } from '../saved-items'
import { storeStages, type TrackedItem } from '../tracker'
import { readCells } from './cells'
import { planImport } from './load'
import type { PlannedRow } from './plan'
import { storeImport, takeImport } from './queries'

/** Stores the spreadsheet for an hour. Throws 422 on the field `file`, and 429. */
export async function previewImport(
  { db, clock, limits }: Services,
  userId: number,
  file: Buffer | undefined,
): Promise<string> {
  await limits.count('upload', String(userId))
  const cells = await readCells(file)
  const now = clock.now()
  return inTransaction(db, trx => storeImport(trx, { userId, cells, now, until: new Date(now.getTime() + HOUR) }))
}

interface ImportResult {
  imported: number
  duplicates: number
  problems: number
}

type Chosen = v.InferOutput<(typeof contracts)['POST /ajax/user/app-tracker/import/:importId']['body']>['columns']

/**
 * Imports all valid rows or none. Throws 404 for a completed, expired or another user's import, 409 at the limit of
 * external jobs, 422 with the row that could not be stored.
 */
export async function runImport(
  services: Services,
  userId: number,
  { id, columns }: { id: string; columns?: Chosen },
): Promise<ImportResult> {
  const { db, clock } = services
  return inTransaction(db, async trx => {
    const now = clock.now()
    await lockUser(trx, userId)
    const cells = found(await takeImport(trx, { id, userId, now }))
    const { rows } = await planImport(services, { db: trx, userId, cells, columns })
    for (const row of rows.filter(({ outcome }) => outcome === 'imported')) {
      await importRow(trx, { userId, row, now })
    }
    const count = (outcome: PlannedRow['outcome']) => rows.filter(row => row.outcome === outcome).length
    return { imported: count('imported'), duplicates: count('duplicate'), problems: count('problem') }
  })
}

async function importRow(trx: Transaction, { userId, row, now }: { userId: number; row: PlannedRow; now: Date }) {
  const item = await saveRow(trx, { userId, row, now })
  await storeStages(trx, { userId, item, stages: row.stages, now })
  // Notes on a job of this site outlive its entry in the tracker.
  const former = new Set((await listNotes(trx, userId, item)).map(({ text }) => text))
  for (const [index, text] of row.notes.filter(note => !former.has(note)).entries()) {
    await insertNote(trx, userId, { job: item, text, sort_order: index, created_at: now, updated_at: now })
  }
  await importPlans(trx, { userId, item, plans: row.plans, now })
  const { starred, changedAt } = row
  if (starred || changedAt) {
    await setFormer(trx, userId, { ...item, starred, reminders: true, createdAt: now, updatedAt: changedAt ?? now })
  }
}

async function saveRow(
  trx: Transaction,
  { userId, row, now }: { userId: number; row: PlannedRow; now: Date },
): Promise<TrackedItem> {
  if (row.ownId !== null) {
    await saveLocked(trx, { userId, type: 'jobs', id: row.ownId, now })
    return { type: 'jobs', id: row.ownId }
  }
  if (!row.job) {
    throw invalid({ columns: [`Row ${row.row} has no title and employer`] })
  }
  try {
    const { id } = await addExternalJobLocked(trx, { userId, job: row.job, now })
    return { type: 'external-jobs', id }
  } catch (error) {
    throw error instanceof AppError && error.code === 'conflict'
      ? new AppError('conflict', `${error.message}. Nothing was imported`, { cause: error })
      : error
  }
}
