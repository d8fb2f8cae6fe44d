import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../host/db'
import { acquireLock } from '../../host/db/embedded/lock'
import type { Db } from '../../host/db/tables'
import { findLandmarks, type Landmarks } from './landmarks'
import { CACHE, demoData, ROOT, SETTINGS } from './site-data'

/** A running site, in a process of its own as `npm start` has it, on a data folder that nobody else has. */
export interface Site {
  url: string
  /** The database of the running site, opened the way the import opens it. */
  db: Db
  /** Lets go of the site; one that was started for this process alone ends. */
  leave: () => Promise<void>
}

interface Running {
  url: string
  dataDir: string
}

const START = 120_000
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * The one site of a test run, with the demo data. The first worker that needs it starts it; it ends with the run. The
 * data are made once a day and copied, so that a start takes seconds.
 */
export async function sharedSite(): Promise<Site & { landmarks: Landmarks }> {
  const runner = process.ppid
  const note = path.join(CACHE, `run-${runner}.json`)
  await mkdir(CACHE, { recursive: true })
  const lock = await acquireLock(path.join(CACHE, 'start.lock'), START)
  try {
    if (!existsSync(note)) {
      const dataDir = await newFolder()
      await cp(await demoData(), dataDir, { recursive: true })
      const { url } = await start(dataDir, runner)
      const { db, leave } = await enter({ url, dataDir })
      writeFileSync(note, JSON.stringify({ url, dataDir, landmarks: await findLandmarks(db) }))
      await leave()
    }
  } finally {
    await lock.release()
  }
  const { landmarks, ...running } = JSON.parse(readFileSync(note, 'utf8')) as Running & { landmarks: Landmarks }
  return { ...(await enter(running)), landmarks }
}

/** A site with an empty database, for this process alone. */
export async function emptySite(settings: Record<string, string> = {}): Promise<Site & { dataDir: string }> {
  const running = await ownSite({ DEMO_DATA: 'off', ...settings })
  const site = await enter(running)
  return {
    ...site,
    dataDir: running.dataDir,
    leave: async () => {
      await site.leave()
      await running.stop()
    },
  }
}

/** A site for this process alone; `settings` may name the database server that it uses. */
export async function ownSite(settings: Record<string, string>): Promise<Running & { stop: () => Promise<void> }> {
  const { child, ...running } = await start(await newFolder(), process.pid, settings)
  return {
    ...running,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function enter({ url, dataDir }: Running): Promise<Site> {
  const database = await openDatabase({ dataDir, log: silent, lock: 'join' })
  return { url, db: database.db, leave: () => database.close() }
}

async function start(dataDir: string, owner: number, settings: Record<string, string> = {}) {
  const port = await freePort()
  const log = path.join(dataDir, 'site.log')
  const output = openSync(log, 'a')
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', 'tests/support/site-process.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...SETTINGS,
      ...settings,
      DATA_DIR: dataDir,
      PORT: String(port),
      SITE_OWNER: String(owner),
    },
    // It outlives the worker that started it.
    detached: true,
    stdio: ['ignore', output, output],
  })
  child.unref()
  const url = `http://localhost:${port}`
  await waitUntilReady(url, child, () => readFileSync(log, 'utf8'))
  return { url, dataDir, child }
}

/** Waits until the site answers, which it does once its database is ready; if it ends before, throws with its log. */
async function waitUntilReady(url: string, child: ChildProcess, readLog: () => string): Promise<void> {
  for (const deadline = Date.now() + START; Date.now() < deadline; await pause(50)) {
    if (child.exitCode !== null) {
      break
    }
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) {
      return
    }
  }
  throw new Error(`The site did not start: ${readLog()}`)
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise(resolve => probe.close(resolve))
  return port
}

const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'firstrung-e2e-'))
