import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'

export const ROOT = path.resolve(import.meta.dirname, '../..')
export const CACHE = path.join(ROOT, '.cache/e2e-data')
/** For every test site, regardless of the environment. */
export const SETTINGS = {
  RATE_LIMITS: 'off',
  PASSWORD_MEMORY_KIB: '8',
  LOG_LEVEL: 'error',
  RELEASE_STAGE: 'test',
  HOST: '127.0.0.1',
  BASE_URL: '',
  DATABASE_URL: '',
  MAIL_URL: '',
}

/** Returns a closed data folder with today's demo data. Do not call it concurrently. */
export async function demoData(): Promise<string> {
  const stored = path.join(CACHE, `demo-${dataHash()}`)
  if (!existsSync(stored)) {
    await removeOld()
    const draft = await mkdtemp(path.join(CACHE, 'draft-'))
    await seed(draft)
    await rename(draft, stored)
  }
  return stored
}

async function seed(dataDir: string): Promise<void> {
  const child = spawn(process.execPath, ['dist/host/seed.js'], {
    cwd: ROOT,
    env: { ...process.env, ...SETTINGS, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors = text(child.stderr)
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) {
    throw new Error(`The demo data were not made: ${await errors}`)
  }
}

async function removeOld(): Promise<void> {
  const old = (await readdir(CACHE)).filter(name => /^(demo|draft|run)-/.test(name))
  await Promise.all(old.map(name => rm(path.join(CACHE, name), { recursive: true, force: true })))
}

/** Depends on the tables, their seed data and the day, because all dates are relative to the day. */
function dataHash(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const folder of ['host/db', 'host/lib', 'host/reference', 'tools/demo', 'host/features/public/companies']) {
    const entries = readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    for (const entry of entries.filter(file => file.isFile())) {
      hash.update(readFileSync(path.join(entry.parentPath, entry.name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
