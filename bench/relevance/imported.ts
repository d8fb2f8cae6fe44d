import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FILES = ['companies.jsonl', 'jobs.jsonl', 'listings.jsonl', 'reviews.jsonl']
/** Code and data that determine the imported database; if they change, the import runs again. */
const CODE = ['tools/importer', 'host/db/migrations', 'host/reference', 'host/lib', 'host/roles']

export interface Imported {
  dataDir: string
  /** When the import ran. Searches use this date, so that no advert has closed since. */
  at: Date
}

/**
 * Opens the embedded database with a folder's real data. The database is cached in the temporary folder (or
 * BENCH_CACHE), so that only the first run imports; undefined if there is no real data.
 */
export async function openImported(data: string): Promise<Imported | undefined> {
  const files = FILES.map(name => path.join(data, name))
  if (!files.every(file => existsSync(file))) {
    return undefined
  }
  const dataDir = path.join(process.env.BENCH_CACHE ?? tmpdir(), `firstrung-relevance-${keyOf(files)}`)
  const stamp = path.join(dataDir, 'imported-at')
  if (!existsSync(stamp)) {
    await importInto(dataDir, files)
  }
  return { dataDir, at: new Date(await readFile(stamp, 'utf8')) }
}

/** Imports under a temporary name, so that an interrupted run does not look complete. */
async function importInto(dataDir: string, files: readonly string[]): Promise<void> {
  const unfinished = `${dataDir}-unfinished`
  console.log(`Importing the real data into ${dataDir}; later runs use it again`)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const cli = path.join(ROOT, 'tools/importer/cli.ts')
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', cli, ...files, '--shift-dates'],
    // Rejected records are logged there; the bench ignores them.
    { env: { PATH: process.env.PATH, DATA_DIR: unfinished }, stdio: 'ignore' },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) {
    throw new Error(`The import ended with ${code ?? 'a signal'}`)
  }
  await writeFile(path.join(unfinished, 'imported-at'), new Date().toISOString())
  await rename(unfinished, dataDir)
}

function keyOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  files.map(file => statSync(file)).forEach(({ size, mtimeMs }) => hash.update(`${size} ${mtimeMs} `))
  for (const folder of CODE.map(name => path.join(ROOT, name))) {
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => path.join(entry.parentPath, entry.name))
      .sort()
      .forEach(file => hash.update(readFileSync(file)))
  }
  return hash.digest('hex').slice(0, 12)
}
