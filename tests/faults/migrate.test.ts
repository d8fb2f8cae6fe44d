import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../host/db'
import { startChild, type Child } from '../support/child'
import { copyEmptyDatabase } from '../support/database'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
let dataDir: string
let first: string
let second: string
beforeAll(async () => {
  ;[dataDir, first, second] = await Promise.all([newFolder(), newFolder(), newFolder()])
  await copyEmptyDatabase(dataDir)
  await writeFile(join(first, '9001-first.sql'), 'create table first_step (value int);')
  await writeFile(join(second, '9002-second.sql'), 'create table second_step (value int); select pg_sleep(4);')
})
afterAll(() => Promise.all([dataDir, first, second].map(path => rm(path, { recursive: true, force: true }))))

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'firstrung-migrate-'))
/** Only the moment of the kill depends on the clock. */
const killAfter = async (child: Child, ms: number): Promise<string[]> => {
  await pause(ms)
  return child.kill()
}

it('finishes migrations that were killed midway, each step whole or absent', async () => {
  const killed = startChild('faults/children/migrator.ts', dataDir, first, second)
  expect(await killed.nextLine()).toBe('applied 9001-first.sql')
  expect(await killAfter(killed, 500)).toEqual([])

  const between = await openDatabase({ dataDir, log })
  const { rows } = await between.pool.query(
    "select to_regclass('first_step') as one, to_regclass('second_step') as two",
  )
  expect(rows).toEqual([{ one: 'first_step', two: null }])
  await between.close()

  const rerun = startChild('faults/children/migrator.ts', dataDir, first, second)
  expect(await rerun.nextLine()).toBe('applied ')
  expect(await rerun.nextLine()).toBe('applied 9002-second.sql')
  expect(await rerun.ended()).toBe(0)
})

it('can be killed at any moment of the first start', async () => {
  for (const afterMs of process.env.FULL_TESTS ? [600, 1_200, 1_800] : [1_200]) {
    const fresh = await newFolder()
    await killAfter(startChild('faults/children/holder.ts', fresh), afterMs)
    const handle = await openDatabase({ dataDir: fresh, log })
    expect(await handle.ready()).toBe(true)
    await handle.close()
    await rm(fresh, { recursive: true, force: true })
  }
})
