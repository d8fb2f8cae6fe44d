import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../host/db'
import { readHolder } from '../../../tools/engine/lock'
import { copyEmptyDatabase, createEmbeddedDatabase, type TestDatabase } from '../../support/database'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

describe('the embedded database', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createEmbeddedDatabase()
  })
  afterEach(() => database.close())

  it('keeps its folder private and leaves neither lock nor socket behind', async () => {
    const { dataDir } = database
    expect((await stat(join(dataDir, 'database'))).mode & 0o077).toBe(0)
    expect((await stat(join(dataDir, 'lock'))).mode & 0o077).toBe(0)
    const again = await openDatabase({ dataDir, log, lock: 'join' })
    expect(again.mode).toBe('embedded')
    expect(again.cause).toBeUndefined()
    await again.close()
    expect(await database.ready()).toBe(true)
  })

  it('lets a joiner see what the holder wrote, and the other way round', async () => {
    const joiner = await openDatabase({ dataDir: database.dataDir, log, lock: 'join' })
    await database.pool.query("create table shared as select 'holder' as by")
    await joiner.pool.query("insert into shared values ('joiner')")
    expect((await database.pool.query('select by from shared order by by')).rows).toEqual([
      { by: 'holder' },
      { by: 'joiner' },
    ])
    await joiner.close()
  })

  it('finishes the statements that run while it is closed, and is not ready afterwards', async () => {
    const slow = database.pool.query('select pg_sleep(0.3), 5 as five')
    await Promise.all([database.close(), expect(slow).resolves.toMatchObject({ rowCount: 1 })])
    expect(await database.ready()).toBe(false)
  })
})

describe('the folder of the embedded database', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'firstrung-open-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('may have a path that is too long for a socket', async () => {
    const dataDir = join(folder, 'a-folder-with-a-long-name-'.repeat(5))
    await copyEmptyDatabase(dataDir)
    const handle = await openDatabase({ dataDir, log })
    expect(await handle.ready()).toBe(true)
    const address = (await readHolder(join(dataDir, 'lock')))?.address
    expect(address?.host.startsWith(dataDir)).toBe(false)
    const joiner = await openDatabase({ dataDir, log, lock: 'join' })
    expect(await joiner.ready()).toBe(true)
    await joiner.close()
    await handle.close()
    await expect(stat(address?.host ?? '')).rejects.toThrow('ENOENT')
    expect(await readdir(dataDir)).toEqual(['database'])
    expect(await readdir(join(dataDir, 'database'))).toEqual(['cluster'])
  })

  it('is unlocked again when the database in it cannot be opened', async () => {
    await copyEmptyDatabase(folder)
    await rm(join(folder, 'database', 'cluster', 'global'), { recursive: true })
    await writeFile(join(folder, 'database', 'cluster', 'global'), 'not a folder')
    await expect(openDatabase({ dataDir: folder, log })).rejects.toThrow('could not be opened')
    expect(await readdir(folder)).toEqual(['database'])
  })
})
