import { constants, cpSync, existsSync, readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { create, extract } from 'tar'
import { inTransaction, LockHeldError, openDatabase } from '../../host/db'
import { announceLongTransaction } from '../../host/db/long-transaction'
import type { Log } from '../../host/db/options'
import type { Db } from '../../host/db/tables'
import { freeBytesOf } from '../engine/free-space'
import { acquireLock, type Lock } from '../engine/lock'
import { describeContent } from './content'
import { BackupError } from './error'
import { formatSize, type Print } from './file'

interface FolderOptions {
  dataDir: string
  log: Log
  print: Print
}

/** The host refuses writes below its limit of free space; a copy must not cause that. */
const SPARE_BYTES = 250 * 1024 * 1024
const ESSENTIAL = ['PG_VERSION', 'global/pg_control']

const clusterOf = (dataDir: string): string => path.join(dataDir, 'database', 'cluster')

/** Also works while the site is running, which waits for the copy but not for its compression (decision 0043). */
export async function backUpFolder(options: FolderOptions, draft: string): Promise<void> {
  const { dataDir, print } = options
  if (!existsSync(path.join(clusterOf(dataDir), 'PG_VERSION'))) {
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL for a server.`)
  }
  const copy = path.join(dataDir, 'backup')
  const lock = await acquireLock(path.join(dataDir, 'backup.lock')).catch((error: unknown) => {
    throw error instanceof LockHeldError ? new BackupError(`A backup of ${dataDir} is running already.`) : error
  })
  try {
    // A backup that was killed has left its copy.
    await rm(copy, { recursive: true, force: true })
    await requireSpace(dataDir)
    const heldMs = await copyFrom(options, copy)
    print(`Copied the database; the site waited ${(heldMs / 1000).toFixed(1)} s. Compressing the copy...`)
    await create({ gzip: true, file: draft, cwd: copy, portable: true }, readdirSync(copy))
  } finally {
    await rm(copy, { recursive: true, force: true })
    await lock.release()
  }
}

async function requireSpace(dataDir: string): Promise<void> {
  const [size, free] = await Promise.all([sizeOf(clusterOf(dataDir)), freeBytesOf(dataDir)])
  if (free < size + SPARE_BYTES) {
    throw new BackupError(
      `A backup copies the database within ${dataDir} first, which needs ${formatSize(size + SPARE_BYTES)} of free disk ` +
        `space; ${formatSize(free)} are free.`,
    )
  }
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  // A file may disappear meanwhile.
  const sizes = files.map(file =>
    stat(path.join(file.parentPath, file.name)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

async function copyFrom({ dataDir, log }: FolderOptions, copy: string): Promise<number> {
  const handle = await openDatabase({ dataDir, log, lock: 'join' })
  try {
    return await copyCluster(handle.db, clusterOf(dataDir), copy)
  } finally {
    await handle.close()
  }
}

/**
 * Copies the files in a transaction, right after a checkpoint. The transaction has exclusive use of the engine and
 * nothing else writes to the folder, so the copy is consistent. If it is ended early, its commit fails, and the backup
 * with it. Returns the duration in milliseconds.
 */
function copyCluster(db: Db, cluster: string, copy: string): Promise<number> {
  return inTransaction(db, async trx => {
    const startedAt = performance.now()
    await announceLongTransaction(trx)
    await sql`checkpoint`.execute(trx)
    const { rows } = await sql<{ first: string; last: string }>`
      select redo_wal_file as first, pg_walfile_name(pg_current_wal_lsn()) as last from pg_control_checkpoint()`.execute(
      trx,
    )
    const isNeeded = neededFiles(rows[0] ?? { first: '', last: '' })
    cpSync(cluster, copy, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: isNeeded })
    await sql`select 1`.execute(trx)
    return performance.now() - startedAt
  })
}

/** Leaves out recycled segments of the write-ahead log, spilled sorts and the process's lock file. */
function neededFiles({ first, last }: { first: string; last: string }): (file: string) => boolean {
  return file => {
    const name = path.basename(file)
    const isSegment = /^[\dA-F]{24}$/.test(name)
    return isSegment ? name >= first && name <= last : name !== 'postmaster.pid' && !name.startsWith('pgsql_tmp')
  }
}

/** Needs a data folder without a database. The restored one is opened once before it is moved into place. */
export async function restoreFolder(options: FolderOptions, file: string): Promise<void> {
  const { dataDir } = options
  await mkdir(path.join(dataDir, 'database'), { recursive: true, mode: 0o700 })
  const lock: Lock = await acquireLock(path.join(dataDir, 'lock'))
  const draft = path.join(dataDir, 'restore')
  try {
    if (existsSync(clusterOf(dataDir))) {
      throw new BackupError(
        `${dataDir} already holds a database. Set DATA_DIR to a new folder, or move ${path.join(dataDir, 'database')} away.`,
      )
    }
    await rm(draft, { recursive: true, force: true })
    await unpack(file, clusterOf(draft))
    await check(options, draft)
    await rename(clusterOf(draft), clusterOf(dataDir))
  } finally {
    await rm(draft, { recursive: true, force: true })
    await lock.release()
  }
}

async function unpack(file: string, cluster: string): Promise<void> {
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  try {
    // In sequence, because after an error nothing may still be writing to the folder, which is then removed.
    extract({ file, cwd: cluster, strict: true, sync: true })
    await Promise.all(ESSENTIAL.map(name => readFile(path.join(cluster, name))))
  } catch (error) {
    throw new BackupError(`${file} is damaged, or not a backup: ${(error as Error).message}`, { cause: error })
  }
}

async function check({ log, print }: FolderOptions, draft: string): Promise<void> {
  const handle = await openDatabase({ dataDir: draft, log })
  try {
    print(await describeContent(handle))
  } finally {
    await handle.close()
  }
}
