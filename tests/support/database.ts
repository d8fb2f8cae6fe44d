import { createHash, randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrate, openDatabase, readMigrations, type DatabaseHandle, type DatabaseOptions } from '../../host/db'
import { Queue } from '../../host/queue/queue'
import { dependencies } from '../../package.json'
import { acquireLock } from '../../tools/engine/lock'

export interface TestDatabase extends DatabaseHandle {
  /** The data folder of an embedded database, otherwise an empty folder. Removed on close. */
  dataDir: string
  /** Only if the database is on a server. */
  url?: string
}

const CACHE = fileURLToPath(new URL('../../.cache/test-database/', import.meta.url))
/** Tests send more concurrent statements than the pool has connections, on machines that may stall for seconds. */
const CONNECT_TIMEOUT_MS = 15_000
/** Each connection has its own catalogue and plan caches, and few tests send more statements than this at once. */
const CONNECTIONS = 4
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * Creates a new, migrated, empty database: embedded, or on the server of TEST_DATABASE_URL. It is a copy of a template
 * that is migrated once, so each test file waits for well under a second.
 */
export async function createTestDatabase(options: Partial<DatabaseOptions> = {}): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'firstrung-test-'))
  const server = process.env.TEST_DATABASE_URL
  return server ? onServer(server, dataDir, options) : openCopy(dataDir, options)
}

/** For tests of behaviour that only the embedded database has. */
export async function createEmbeddedDatabase(options: Partial<DatabaseOptions> = {}): Promise<TestDatabase> {
  return openCopy(await mkdtemp(join(tmpdir(), 'firstrung-test-')), options)
}

/** `dataDir` becomes the folder of a migrated, empty embedded database, which is closed. */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  // There are a thousand small files, and asynchronous copying takes four times as long.
  cpSync(await embeddedTemplate(), dataDir, { recursive: true })
}

async function openCopy(dataDir: string, options: Partial<DatabaseOptions>): Promise<TestDatabase> {
  await copyEmptyDatabase(dataDir)
  const handle = await openDatabase({ dataDir, log: silent, connectTimeoutMs: CONNECT_TIMEOUT_MS, ...options })
  return {
    ...handle,
    dataDir,
    async close() {
      await handle.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function onServer(server: string, dataDir: string, options: Partial<DatabaseOptions>): Promise<TestDatabase> {
  // Copying files takes a third of the time that PostgreSQL's default takes, which writes each page to its log.
  const name = `firstrung_test_${randomUUID().replaceAll('-', '')}`
  const template = await serverTemplate(server)
  await administer(server, client => client.query(`create database ${name} template ${template} strategy file_copy`))
  const url = withDatabase(server, name)
  const handle = await openDatabase({
    dataDir,
    url,
    log: silent,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    poolSize: CONNECTIONS,
    ...options,
  })
  return {
    ...handle,
    dataDir,
    url,
    async close() {
      await handle.close()
      await administer(server, client => client.query(`drop database if exists ${name} with (force)`))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Created by the first test that needs it. */
async function embeddedTemplate(): Promise<string> {
  const template = join(CACHE, await schemaHash())
  if (await exists(template)) {
    return template
  }
  await mkdir(CACHE, { recursive: true })
  const lock = await acquireLock(`${template}.lock`, 60_000)
  try {
    if (!(await exists(template))) {
      const draft = await mkdtemp(join(CACHE, 'draft-'))
      const handle = await openDatabase({ dataDir: draft, log: silent })
      await prepare(handle)
      await handle.close()
      await rename(draft, template)
    }
    return template
  } finally {
    await lock.release()
  }
}

async function prepare(handle: DatabaseHandle): Promise<void> {
  await migrate(handle)
  await new Queue(handle, silent).install()
}

async function serverTemplate(server: string): Promise<string> {
  const name = `firstrung_template_${await schemaHash()}`
  await administer(server, async client => {
    await client.query('select pg_advisory_lock(20260101)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      const draft = `${name}_draft`
      await client.query(`drop database if exists ${draft} with (force)`)
      await client.query(`create database ${draft}`)
      const handle = await openDatabase({ dataDir: tmpdir(), url: withDatabase(server, draft), log: silent })
      try {
        await prepare(handle)
      } finally {
        await handle.close()
      }
      await client.query(`alter database ${draft} rename to ${name}`)
    }
  })
  return name
}

async function administer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function schemaHash(): Promise<string> {
  const packages = ['@electric-sql/pglite', '@electric-sql/pglite-prepopulatedfs', 'pg-boss'] as const
  const versions = packages.map(name => dependencies[name])
  const checksums = (await readMigrations()).map(({ name, checksum }) => `${name} ${checksum}`)
  return createHash('sha256')
    .update([...versions, ...checksums].join('\n'))
    .digest('hex')
    .slice(0, 16)
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
