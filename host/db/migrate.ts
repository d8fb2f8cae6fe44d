import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import { root } from '../lib/root'
import { sqlState } from './errors'
import { ANNOUNCE_LONG_TRANSACTION } from './long-transaction'
import type { DatabaseHandle } from './options'
import type { Db } from './tables'

export interface Migration {
  name: string
  sql: string
  checksum: string
}

const FOLDER = join(root, 'host/db/migrations')
/** In a rolling deployment the next version migrates while this one still answers. */
const NEWER_ACCEPTED = 1
/** An arbitrary number that all processes of this product share. */
const ADVISORY_LOCK = 0x66697273

/**
 * Applies the pending SQL files, each in one transaction, and returns their names. Concurrent processes are safe: each
 * step takes the advisory lock and checks again what is applied. Without pending files it only reads, so that a
 * read-only database can still be opened.
 */
export async function migrate(
  handle: DatabaseHandle,
  folder = FOLDER,
  onProgress?: (share: number) => void,
): Promise<string[]> {
  const pending = await pendingMigrations(handle.db, folder)
  if (pending.length === 0) {
    return []
  }
  const applied: string[] = []
  await handle.withoutTimeout(async () => {
    for (const [index, migration] of pending.entries()) {
      if (await applyStep(handle.pool, migration)) {
        applied.push(migration.name)
      }
      onProgress?.((index + 1) / pending.length)
    }
  })
  return applied
}

/** Throws if an applied file was changed, or if more newer migrations exist than a rolling deployment explains. */
export async function pendingMigrations(db: Db, folder = FOLDER): Promise<Migration[]> {
  const migrations = await readMigrations(folder)
  const applied = await readApplied(db)
  for (const migration of migrations) {
    const checksum = applied.get(migration.name)
    if (checksum !== undefined && checksum !== migration.checksum) {
      throw describeFailure(migration.name, new Error(CHANGED))
    }
  }
  const last = migrations.at(-1)?.name ?? ''
  const newer = [...applied.keys()].filter(name => name > last).sort()
  if (newer.length > NEWER_ACCEPTED) {
    throw new Error(
      `The database has migrations that this version does not know (${newer.join(', ')}); ` +
        `it works with ${NEWER_ACCEPTED} at most. Start the version that wrote them.`,
    )
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

async function readApplied(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('migrations') is not null as exists`.execute(db)
  if (!rows[0]?.exists) {
    return new Map()
  }
  const applied = await sql<{ name: string; checksum: string }>`select name, checksum from migrations`.execute(db)
  return new Map(applied.rows.map(({ name, checksum }) => [name, checksum]))
}

export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) {
        throw new Error(`A migration is named like 0001-what-it-does.sql, not ${name}`)
      }
      const sql = (await readFile(join(folder, name), 'utf8')).replace(/\r\n/g, '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Each migration takes only two round trips: on a busy machine they take far longer than their work. All embedded
 * connections share one session, so the lock alone would not separate them; each transaction has exclusive use of the
 * engine.
 */
const BEGIN = `begin;
  ${ANNOUNCE_LONG_TRANSACTION};
  select pg_advisory_xact_lock(${ADVISORY_LOCK});
  create table if not exists migrations (
    name text primary key, applied_at timestamptz not null default now(), checksum text not null);
  select name, checksum from migrations`

async function applyStep(pool: pg.Pool, { name, sql, checksum }: Migration): Promise<boolean> {
  const client = await pool.connect()
  try {
    // The types do not cover statements with several results.
    const results = (await client.query(BEGIN)) as unknown as pg.QueryResult<{ name: string; checksum: string }>[]
    const applied = results.at(-1)?.rows.find(row => row.name === name)
    if (applied && applied.checksum !== checksum) {
      throw new Error(CHANGED)
    }
    await client.query(
      applied
        ? 'commit'
        : `${sql}\n; insert into migrations (name, checksum) values ('${name}', '${checksum}'); commit`,
    )
    client.release()
    return !applied
  } catch (error) {
    // Closing the connection rolls back, even if the connection itself broke.
    client.release(true)
    throw describeFailure(name, error)
  }
}

const CHANGED = 'its file was changed after it had been applied; write a new migration instead'

function describeFailure(name: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  // The code lets the caller distinguish an unavailable or full database from a wrong migration.
  const code = sqlState(error)
  return Object.assign(new Error(`Migration ${name} failed: ${reason}`, { cause: error }), code && { code })
}
