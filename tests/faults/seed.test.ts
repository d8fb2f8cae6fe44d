import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../host/db'
import { type Child, startChild } from '../support/child'
import { copyEmptyDatabase } from '../support/database'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** Employers, extreme records, and two parts of the jobs. */
const PARTS = 4
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'firstrung-seed-'))
  await copyEmptyDatabase(dataDir)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Includes ids: a part that was written again would have new ones. */
async function readWritten() {
  const handle = await openDatabase({ dataDir, log })
  const parts = await handle.db.selectFrom('demo_parts').select('part').execute()
  const jobs = await handle.db.selectFrom('jobs').select(['id', 'source_id']).orderBy('id').execute()
  const { rows } = await handle.pool.query<{ missing: number }>(
    "select count(*) as missing from jobs where status = 'open' and id not in (select id from job_search)",
  )
  await handle.close()
  return { parts: parts.map(({ part }) => part), jobs, missing: rows[0]?.missing }
}

async function killAfterParts(child: Child, count: number): Promise<string[]> {
  const lines: string[] = []
  while (lines.length < count) {
    lines.push((await child.nextLine()) ?? 'it ended')
  }
  await child.kill()
  return lines
}

it('continues where it was killed, on an engine that is too slow for every time limit', async () => {
  const lines = await killAfterParts(startChild('faults/children/seeder.ts', dataDir, '5'), PARTS)
  expect(lines.map(Number)).toEqual(lines.map(Number).toSorted((one, other) => one - other))
  const first = await readWritten()
  expect(first.parts.length).toBeGreaterThanOrEqual(PARTS)

  await killAfterParts(startChild('faults/children/seeder.ts', dataDir, '1'), first.parts.length + 1)
  const second = await readWritten()
  expect(second.parts.slice(0, first.parts.length)).toEqual(first.parts)
  expect(second.jobs.slice(0, first.jobs.length)).toEqual(first.jobs)
  expect(second.jobs.length).toBeGreaterThan(first.jobs.length)
  expect(new Set(second.jobs.map(({ source_id }) => source_id)).size).toBe(second.jobs.length)
  expect(second.missing).toBe(0)
})
