import { writeSync } from 'node:fs'
import { openDatabase } from '../../../host/db'
import type { Db } from '../../../host/db/tables'
import { revertStages, trackApplication } from '../../../host/features/tracker/applications/commands'
import { addNote } from '../../../host/features/tracker/job-notes/commands'
import { currentStage, listStages, stagesUpTo, type TrackedItem } from '../../../host/features/tracker/tracker'
import type { Services } from '../../../host/services'
import { buildCompany, buildJob, buildUser } from '../../support/rows'
import { JOBS_EACH, noteOf, placeOf, stageAt, WRITERS } from '../tracker-plan'

/**
 * Opens the embedded database in argv[2], reports the tracker in it, then changes it until it is killed, each writer
 * from the step in argv[3]. A step is printed only after its commit, straight into the pipe.
 */
const print = (line: object): void => void writeSync(1, `${JSON.stringify(line)}\n`)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

const handle = await openDatabase({ dataDir: String(process.argv[2]), log })
const services = { db: handle.db, clock: { now: () => new Date() } } as Services
const { userId, jobs } = await findPerson(handle.db)
print(await takeStock(handle.db))
const starts = JSON.parse(String(process.argv[3])) as number[]
await Promise.all(starts.map((start, writer) => write(writer, start)))

async function findPerson(db: Db): Promise<{ userId: number; jobs: number[] }> {
  const user = await db.selectFrom('users').select('id').executeTakeFirst()
  if (!user) {
    const company = await buildCompany(db)
    for (let job = 0; job < WRITERS * JOBS_EACH; job += 1) {
      await buildJob(db, company.id)
    }
  }
  const id = user?.id ?? (await buildUser(db, { hash: () => Promise.resolve('none') })).id
  const rows = await db.selectFrom('jobs').select('id').orderBy('id').execute()
  return { userId: id, jobs: rows.map(row => row.id) }
}

/** Reports every note, the current stage of each job, and the jobs with a partial change. */
async function takeStock(db: Db): Promise<object> {
  const notes = await db.selectFrom('job_notes').select('text').execute()
  const saved = await db.selectFrom('saved_items').select(['item_id', 'updated_at']).execute()
  const stages: Record<number, string> = {}
  const torn: number[] = []
  for (const [place, id] of jobs.entries()) {
    const rows = await listStages(db, userId, { type: 'jobs', id })
    const changedAt = saved.find(({ item_id }) => item_id === id)?.updated_at
    const times = await db.selectFrom('app_tracker_stages').select('updated_at').where('item_id', '=', id).execute()
    const isWhole = rows.length === 11 && times.every(({ updated_at }) => Number(updated_at) === Number(changedAt))
    if (rows.length > 0 && !isWhole) {
      torn.push(id)
    }
    stages[place] = currentStage(rows).slug
  }
  return { notes: notes.map(({ text }) => text), stages, torn }
}

/** Four steps for each job: move it, add a note, move it to its end, and undo the end. */
async function write(writer: number, start: number): Promise<never> {
  for (let step = start; ; step += 4) {
    const item: TrackedItem = { type: 'jobs', id: jobs[placeOf(writer, step)] ?? 0 }
    const move = (at: number) => trackApplication(services, { userId, item, changes: stagesUpTo(stageAt(at)) })
    await move(step)
    print({ writer, step })
    await addNote(services, userId, { job: item, text: noteOf(writer, step + 1) })
    print({ writer, step: step + 1 })
    const { before, updated_at: updatedAt } = await move(step + 2)
    print({ writer, step: step + 2 })
    await revertStages(services, userId, [{ ...item, stages: before, updatedAt }])
    print({ writer, step: step + 3 })
  }
}
