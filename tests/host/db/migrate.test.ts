import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate, openDatabase, readMigrations, type DatabaseHandle } from '../../../host/db'
import { createTestDatabase, type TestDatabase } from '../../support/database'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstrung-migrations-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const add = (name: string, sql: string): Promise<void> => writeFile(join(folder, name), sql)
/** Simulates a second process that opens the same database. */
const openAgain = (): Promise<DatabaseHandle> =>
  openDatabase({ dataDir: database.dataDir, url: database.url, log, lock: 'join' })
const tableExists = async (name: string): Promise<boolean> => {
  const { rows } = await database.pool.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name])
  return rows[0]?.found ?? false
}

describe('migrate', () => {
  it('finds nothing to do in a database that has every file', async () => {
    expect(await migrate(database)).toEqual([])
    const { rows } = await database.pool.query('select name, checksum from migrations order by name')
    expect(rows).toEqual((await readMigrations()).map(({ name, checksum }) => ({ name, checksum })))
  })

  it('applies new files in the order of their numbers, once', async () => {
    await add('9002-second.sql', 'insert into ordered values (2);')
    await add('9001-first.sql', 'create table ordered (value int); insert into ordered values (1);')
    expect(await migrate(database, folder)).toEqual(['9001-first.sql', '9002-second.sql'])
    expect(await migrate(database, folder)).toEqual([])
  })

  it('rolls back a step that fails, names it, and finishes once it is fixed', async () => {
    await add('9010-broken.sql', 'create table half_done (value int); insert into nowhere values (1);')
    await expect(migrate(database, folder)).rejects.toThrow('Migration 9010-broken.sql failed: relation "nowhere"')
    expect(await tableExists('half_done')).toBe(false)
    await add('9010-broken.sql', 'create table half_done (value int);')
    expect(await migrate(database, folder)).toEqual(['9010-broken.sql'])
  })

  it('refuses a file that was changed after it had been applied', async () => {
    await add('9020-kept.sql', 'create table kept (value int);')
    await migrate(database, folder)
    await add('9020-kept.sql', 'create table kept (value bigint);')
    await expect(migrate(database, folder)).rejects.toThrow(/9020-kept\.sql.*was changed after/)
  })

  it('does not mind how lines end', async () => {
    await add('9025-lines.sql', 'create table lines\n(value int);')
    await migrate(database, folder)
    await add('9025-lines.sql', 'create table lines\r\n(value int);')
    expect(await migrate(database, folder)).toEqual([])
  })

  it('refuses a name that does not say its place', async () => {
    await add('later.sql', 'select 1;')
    await expect(migrate(database, folder)).rejects.toThrow('not later.sql')
  })

  it('lets five starters at once wait for each other', async () => {
    for (let number = 9031; number < 9036; number += 1) {
      await add(`${number}-step.sql`, `create table step_${number} (value int); select pg_sleep(0.05);`)
    }
    const starters = await Promise.all(Array.from({ length: 5 }, openAgain))
    const applied = await Promise.all(starters.map(starter => migrate(starter, folder)))
    expect(applied.flat().sort()).toEqual((await readMigrations(folder)).map(({ name }) => name))
    await Promise.all(starters.map(starter => starter.close()))
  })
})
