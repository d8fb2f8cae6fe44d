import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { openDatabase, type DatabaseHandle } from '../../host/db'
import { analyzeTables } from '../../host/db/analyze'
import type { Log } from '../../host/db/options'
import type { Db } from '../../host/db/tables'
import { describeContent } from './content'
import { BackupError } from './error'
import type { Print } from './file'
import { findTools, type Tools } from './tools'

interface ServerOptions {
  url: string
  dataDir: string
  log: Log
  print: Print
}

/** Rights and owners belong to the server; a restored database belongs to the user that restores it. */
const PORTABLE = ['--no-owner', '--no-privileges', '--no-comments', '--no-password']
/** Its rows are keyed by the transactions of this server, which mean nothing on another one. */
const WITHOUT_ROWS = '--exclude-table-data=data_changes'
/** Counting and analysing a large table takes longer than a request may. */
const STATEMENT_TIMEOUT_MS = 600_000

/** pg_dump takes one snapshot, while reads and writes continue. */
export async function backUpServer(options: ServerOptions, draft: string): Promise<void> {
  await withServer(options, async (_handle, { dump }) => {
    const output = await open(draft, 'w')
    try {
      await runTool(dump, { ...options, args: ['--format=custom', WITHOUT_ROWS, ...PORTABLE], output: output.fd })
    } finally {
      await output.close()
    }
  })
}

/** One transaction: the restore succeeds completely or leaves the database empty. */
export async function restoreServer(options: ServerOptions, file: string): Promise<void> {
  await withServer(options, async (handle, { restore }) => {
    await requireEmpty(handle.db)
    const args = ['--exit-on-error', '--single-transaction', ...PORTABLE, file]
    await runTool(restore, { ...options, args, output: 'ignore' })
    await analyzeTables(handle.db)
    options.print(await describeContent(handle))
  })
}

async function withServer(
  { url, dataDir, log }: ServerOptions,
  work: (handle: DatabaseHandle, tools: Tools) => Promise<void>,
): Promise<void> {
  const handle = await openDatabase({ url, dataDir, log, poolSize: 1, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
  try {
    const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(handle.db)
    await work(handle, await findTools(Math.floor(Number(rows[0]?.server_version_num) / 10_000)))
  } finally {
    await handle.close()
  }
}

async function requireEmpty(db: Db): Promise<void> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname !~ '^(pg_|information_schema$)'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    limit 1`.execute(db)
  if (rows[0]) {
    throw new BackupError(
      `The database is not empty: it holds ${rows[0].schema}.${rows[0].name}. Create a new one (createdb NAME) and set ` +
        'DATABASE_URL to it.',
    )
  }
}

interface ToolRun {
  url: string
  args: readonly string[]
  output: number | 'ignore'
}

/** Every user of the machine can read the arguments of a process, so the password is passed in a file. */
async function runTool(program: string, { url, args, output }: ToolRun): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firstrung-backup-'))
  try {
    const target = await withPasswordFile(url, path.join(folder, 'password'))
    const child = spawn(program, [`--dbname=${target}`, ...args], { stdio: ['ignore', output, 'pipe'] })
    const [errors, [code]] = await Promise.all([
      text(child.stderr as NodeJS.ReadableStream),
      once(child, 'close') as Promise<[number | null]>,
    ])
    if (code !== 0) {
      throw new BackupError(`${path.basename(program)} failed:\n${errors.trim()}`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function withPasswordFile(url: string, file: string): Promise<string> {
  const target = new URL(url)
  if (target.password) {
    const password = decodeURIComponent(target.password).replace(/[\\:]/g, '\\$&')
    await writeFile(file, `*:*:*:*:${password}\n`, { mode: 0o600 })
    target.password = ''
    target.searchParams.set('passfile', file)
  }
  return target.href
}
