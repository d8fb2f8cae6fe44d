import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databaseFault, migrate, openDatabase } from '../../host/db'
import { startChild } from '../support/child'
import { copyEmptyDatabase, createEmbeddedDatabase } from '../support/database'
import { createTestHost } from '../support/host'
import { buildCompany } from '../support/rows'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstrung-disk-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the spill files of a sort', () => {
  it('are removed when the database of a killed process is opened again', async () => {
    await copyEmptyDatabase(folder)
    const child = startChild('faults/children/spiller.ts', folder)
    const spill = join(folder, 'database/cluster/base/pgsql_tmp')
    await expect.poll(() => existsSync(spill), { timeout: 60_000, interval: 5 }).toBe(true)
    await child.kill()
    expect(existsSync(spill)).toBe(true)
    const handle = await openDatabase({ dataDir: folder, log })
    expect(existsSync(spill)).toBe(false)
    expect(await handle.ready()).toBe(true)
    await handle.close()
  })
})

describe('a database that was unpacked only in part when its process was killed', () => {
  it('is unpacked again', async () => {
    const draft = join(folder, 'database/cluster.draft')
    await mkdir(draft, { recursive: true })
    await writeFile(join(draft, 'PG_VERSION'), '18\n')
    const handle = await openDatabase({ dataDir: folder, log })
    expect(await handle.ready()).toBe(true)
    expect(existsSync(draft)).toBe(false)
    await handle.close()
  })
})

describe('a database that is opened with too little disk space', () => {
  const floor = 1_000_000

  it('serves pages, refuses writes, and takes them again when there is space', async () => {
    await copyEmptyDatabase(folder)
    const before = await openDatabase({ dataDir: folder, log })
    const { id, slug } = await buildCompany(before.db)
    await before.close()

    let free = floor / 2
    const space = { freeSpaceFloorBytes: floor, freeBytes: () => Promise.resolve(free) }
    const handle = await openDatabase({ dataDir: folder, log, ...space })
    expect(await migrate(handle)).toEqual([])
    const host = await createTestHost({}, { ...handle, dataDir: folder })
    const report = async () => (await host.post(`/report/company/${id}`, { reason: 'not-real' })).status
    expect((await host.request(`/companies/${slug}`)).status).toBe(200)
    expect((await host.request('/search-jobs')).status).toBe(200)
    expect(await report()).toBe(503)
    free = floor * 2
    await expect.poll(report, { timeout: 60_000 }).toBe(303)
    await host.close()
  })

  it('reports pending migrations as a fault that may pass', async () => {
    const database = await createEmbeddedDatabase({
      freeSpaceFloorBytes: floor,
      freeBytes: () => Promise.resolve(floor / 2),
    })
    await mkdir(join(folder, 'migrations'))
    await writeFile(join(folder, 'migrations', '9001-pending.sql'), 'create table pending (value int);')
    const failure: unknown = await migrate(database, join(folder, 'migrations')).catch((error: unknown) => error)
    expect(failure).toMatchObject({ message: expect.stringContaining('9001-pending.sql') as string })
    expect(databaseFault(failure)).toBe('unavailable')
    await database.close()
  })
})
