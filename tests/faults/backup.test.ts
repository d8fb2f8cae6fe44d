import { truncateSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase, type DatabaseHandle } from '../../host/db'
import type { Db } from '../../host/db/tables'
import { startPostgres } from '../../scripts/postgres.mjs'
import { findTools } from '../../tools/backup/tools'
import { runProgram } from '../support/program'
import { REGISTRATION } from '../support/registration'
import { ownSite, type OwnSite } from '../support/site'
import { tableDigests } from '../support/table-digests'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const server = await startPostgres()
const reason = server ? '' : ' (skipped: scripts/postgres.mjs finds no PostgreSQL on this machine)'

const backUp = (settings: Record<string, string>, file: string) =>
  runProgram('tools/backup/cli.ts', settings, ['backup', file])
const restore = (settings: Record<string, string>, file: string) =>
  runProgram('tools/backup/cli.ts', settings, ['restore', file])

/**
 * Writes pairs of rows with ascending numbers, one transaction at a time, until `stop`. `count` is the number of
 * acknowledged pairs. The checkpoints make the engine write to all of its files in the meantime.
 */
function writePairs(db: Db) {
  let count = 0
  let isStopping = false
  const running = (async () => {
    while (!isStopping) {
      const pair = (['job', 'company'] as const).map(kind => ({ kind, target_id: count + 1 }))
      await db.transaction().execute(trx => trx.insertInto('redirects').values(pair).execute())
      await sql`checkpoint`.execute(db)
      count += 1
    }
  })()
  return {
    count: () => count,
    async stop() {
      isStopping = true
      await running
    },
  }
}

/** Fails if the numbers of the pairs have a gap. */
async function countPairs(db: Db) {
  const rows = await db.selectFrom('redirects').select(['kind', 'target_id']).orderBy('target_id').execute()
  const [jobs, companies] = ['job', 'company'].map(kind =>
    rows.flatMap(row => (row.kind === kind ? row.target_id : [])),
  )
  expect(jobs).toEqual(companies)
  expect(jobs).toEqual(jobs?.map((_, index) => index + 1))
  return jobs?.length
}

/** Adds an account and a mail that waits in the queue. */
async function register(url: string) {
  const answer = await fetch(`${url}/register`, {
    method: 'POST',
    body: new URLSearchParams(REGISTRATION),
    headers: { Origin: url },
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
}

/** Returns the data that the restored database must contain. */
async function backUpUnderLoad(db: Db, settings: Record<string, string>, file: string) {
  const writer = writePairs(db)
  await vi.waitFor(() => expect(writer.count()).toBeGreaterThan(5), { timeout: 30_000 })
  const before = writer.count()
  let ended: Awaited<ReturnType<typeof backUp>>
  try {
    ended = await backUp(settings, file)
  } finally {
    await writer.stop()
  }
  const after = writer.count()
  expect(ended).toMatchObject({ code: 0, err: '' })
  expect(ended.out).toMatch(/Wrote .+: \d+\.\d MB in /)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(path.dirname(file))).toEqual([path.basename(file)])
  return { before, after, digests: await tableDigests(db, ['redirects']) }
}

describe('a backup of the embedded database', () => {
  let site: OwnSite
  let live: DatabaseHandle
  let folder: string
  let file: string
  let expected: Awaited<ReturnType<typeof backUpUnderLoad>>

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'firstrung-backup-test-'))
    site = await ownSite({ WORKER: 'off' })
    live = await openDatabase({ dataDir: site.dataDir, log, lock: 'join' })
    await register(site.url)
    const target = await mkdtemp(path.join(folder, 'backups-'))
    file = path.join(target, 'site.backup')
    expected = await backUpUnderLoad(live.db, { DATA_DIR: site.dataDir }, file)
  }, 240_000)
  afterAll(async () => {
    await live.close()
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('is taken while the site is running and holds every row of one moment', async () => {
    const dataDir = path.join(folder, 'restored')
    const { code, out } = await restore({ DATA_DIR: dataDir }, file)
    expect([code, out]).toEqual([0, expect.stringMatching(/Restored \d+ employers, \d+ jobs, \d+ users$/m)])
    const restored = await openDatabase({ dataDir, log })
    try {
      expect(await tableDigests(restored.db, ['redirects'])).toEqual(expected.digests)
      const pairs = await countPairs(restored.db)
      expect(pairs).toBeGreaterThanOrEqual(expected.before)
      expect(pairs).toBeLessThanOrEqual(expected.after)
    } finally {
      await restored.close()
    }
    const again = await restore({ DATA_DIR: dataDir }, file)
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('already holds a database. Set DATA_DIR to')])
  })

  it('leaves the site as it was', async () => {
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    expect(await readdir(site.dataDir)).not.toContain('backup')
  })

  it('starts a site', async () => {
    const dataDir = path.join(folder, 'started')
    await restore({ DATA_DIR: dataDir }, file)
    const restored = await ownSite({ WORKER: 'off' }, '/readyz', dataDir)
    const login = await fetch(`${restored.url}/login`, {
      method: 'POST',
      body: new URLSearchParams({ email: REGISTRATION.email, password: REGISTRATION.password }),
      headers: { Origin: restored.url },
      redirect: 'manual',
    })
    await restored.stop()
    expect(login.status).toBe(303)
  })

  it('refuses a running site, a damaged file and a file of something else', async () => {
    const running = await restore({ DATA_DIR: site.dataDir }, file)
    expect([running.code, running.err]).toEqual([1, expect.stringContaining('The data folder is in use by process')])
    const damaged = path.join(folder, 'damaged.backup')
    await cp(file, damaged)
    truncateSync(damaged, 500_000)
    const dataDir = path.join(folder, 'unused')
    const cut = await restore({ DATA_DIR: dataDir }, damaged)
    expect([cut.code, cut.err]).toEqual([1, expect.stringContaining('is damaged, or not a backup')])
    expect(await readdir(dataDir)).toEqual(['database'])
    await writeFile(damaged, 'a letter')
    expect((await restore({ DATA_DIR: dataDir }, damaged)).err).toContain('is not a backup.')
    const elsewhere = await restore({ DATABASE_URL: 'postgres://localhost/x' }, file)
    expect(elsewhere.err).toContain('is the backup of an embedded database. Unset DATABASE_URL')
  })

  it('never replaces a file, and names what is missing', async () => {
    const again = await backUp({ DATA_DIR: site.dataDir }, file)
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('exists already. Name a new file.')])
    const nothing = await backUp({ DATA_DIR: path.join(folder, 'empty') }, path.join(folder, 'none'))
    expect([nothing.code, nothing.err]).toEqual([1, expect.stringContaining('There is no database in')])
    const nowhere = await backUp({ DATA_DIR: site.dataDir }, path.join(folder, 'missing', 'file'))
    expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('cannot be written')])
    expect((await backUp({}, '--help')).err).toContain('npm run backup -- FILE')
  })
})

describe.skipIf(!server)(`a backup of a server${reason}`, () => {
  const url = server?.url ?? ''
  let folder: string
  let site: OwnSite
  let live: DatabaseHandle

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'firstrung-backup-test-'))
    await createDatabase('target')
    site = await ownSite({ WORKER: 'off', DATABASE_URL: url })
    live = await openDatabase({ url, dataDir: folder, log })
  }, 240_000)
  afterAll(async () => {
    await live.close()
    await site.stop()
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function createDatabase(name: string) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(`create database ${name}`)
    } finally {
      await client.end()
    }
  }

  it('is taken while the site is running, fills an empty database, and starts a site', async () => {
    await register(site.url)
    const file = path.join(await mkdtemp(path.join(folder, 'backups-')), 'site.backup')
    const expected = await backUpUnderLoad(live.db, { DATABASE_URL: url }, file)
    // The test server needs no password, but the program must get it in a file.
    const target = url.replace('postgres@', 'postgres:p%3Ass@').replace(/postgres$/, 'target')
    const { code, out, err } = await restore({ DATABASE_URL: target }, file)
    expect([code, err, out]).toEqual([0, '', expect.stringMatching(/Restored \d+ employers, \d+ jobs, \d+ users$/m)])

    const restored = await openDatabase({ url: target, dataDir: folder, log })
    const others = await tableDigests(restored.db, ['redirects', 'data_changes'])
    expect({ ...others, 'public.data_changes': expect.any(String) as string }).toEqual(expected.digests)
    expect(await restored.db.selectFrom('data_changes').selectAll().execute()).toEqual([])
    const pairs = await countPairs(restored.db)
    await restored.close()
    expect(pairs).toBeGreaterThanOrEqual(expected.before)
    expect(pairs).toBeLessThanOrEqual(expected.after)

    const second = await ownSite({ WORKER: 'off', DATABASE_URL: target })
    expect((await fetch(second.url)).status).toBe(200)
    await second.stop()
    const again = await restore({ DATABASE_URL: target }, file)
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('The database is not empty: it holds')])
    const wrong = await restore({ DATABASE_URL: '', DATA_DIR: folder }, file)
    expect(wrong.err).toContain('is the backup of a server. Set DATABASE_URL')
  })

  it('names the package of a version that is missing', async () => {
    await expect(findTools(99)).rejects.toThrow(/PostgreSQL 99, .+ Install postgresql-client-99/)
  })
})
