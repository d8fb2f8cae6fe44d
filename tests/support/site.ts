import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../host/db'
import type { Db } from '../../host/db/tables'
import { acquireLock } from '../../tools/engine/lock'
import { freePort } from './free-port'
import { findLandmarks, type Landmarks } from './landmarks'
import { CACHE, demoData, ROOT, SETTINGS } from './site-data'

/** A site in its own process with its own data folder, as with `npm start`. */
export interface Site {
  url: string
  /** Connects to the database of the running site, as the import does. */
  db: Db
  /** Disconnects. A site that was started for this process alone is stopped. */
  leave: () => Promise<void>
}

interface Running {
  url: string
  dataDir: string
}

interface StartOptions {
  settings?: Record<string, string>
  /** A path that responds with 200 once the site has started. */
  probe?: string
}

const START = 120_000
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * The site that all workers of a run share, with the demo data. The first worker that needs it starts it; it ends with
 * the run. The data is created once a day and copied, so a start takes seconds.
 */
export async function sharedSite(): Promise<Site & { landmarks: Landmarks }> {
  const runner = process.ppid
  const note = path.join(CACHE, `run-${runner}.json`)
  const lock = await lockDemo()
  try {
    if (!existsSync(note)) {
      const dataDir = await newDemoFolder()
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

/** Has an empty database, for this process alone. */
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

/** Has the demo data, for this process alone. */
export async function demoSite(): Promise<OwnSite> {
  const lock = await lockDemo()
  try {
    return await ownSite({}, '/readyz', await newDemoFolder())
  } finally {
    await lock.release()
  }
}

/** A site for this process alone. Tests may send it signals. */
export interface OwnSite extends Running {
  child: ChildProcess
  /** Log and other output. */
  readLog: () => string
  stop: () => Promise<void>
}

/**
 * Starts a site for this process alone and waits until `probe` responds with 200. `settings` may name a database
 * server. `dataDir` defaults to an empty folder, and is removed at the end.
 */
export async function ownSite(settings: Record<string, string>, probe = '/readyz', dataDir?: string): Promise<OwnSite> {
  const site = await start(dataDir ?? (await newFolder()), process.pid, { settings, probe })
  return {
    ...site,
    async stop() {
      if (site.child.exitCode === null) {
        const ended = once(site.child, 'exit')
        // Without it, a process that waits for nothing else would end first.
        site.child.ref()
        site.child.kill('SIGINT')
        await ended
      }
    },
  }
}

async function enter({ url, dataDir }: Running): Promise<Site> {
  const database = await openDatabase({ dataDir, log: silent, lock: 'join' })
  return { url, db: database.db, leave: () => database.close() }
}

async function start(dataDir: string, owner: number, { settings = {}, probe = '/readyz' }: StartOptions = {}) {
  const port = await freePort()
  const log = path.join(dataDir, 'site.log')
  const output = openSync(log, 'a')
  const child = spawn(process.execPath, ['--import', './tests/support/end-with-owner.mjs', 'dist/host/server.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...SETTINGS,
      ...settings,
      DATA_DIR: dataDir,
      PORT: String(port),
      SITE_OWNER: String(owner),
    },
    // The site outlives the worker that started it.
    detached: true,
    stdio: ['ignore', output, output],
  })
  child.unref()
  const url = `http://localhost:${port}`
  const readLog = () => readFileSync(log, 'utf8')
  await waitUntilAnswering(url + probe, child, readLog)
  return { url, dataDir, child, readLog }
}

/** Throws with the log if the site exits first. */
async function waitUntilAnswering(url: string, child: ChildProcess, readLog: () => string): Promise<void> {
  for (const deadline = Date.now() + START; Date.now() < deadline; await pause(50)) {
    if (child.exitCode !== null) {
      break
    }
    if ((await statusOf(url)) === 200) {
      return
    }
  }
  throw new Error(`The site did not start: ${readLog()}`)
}

/** Uses a new connection, because a stopping site waits for open ones. */
function statusOf(url: string): Promise<number | undefined> {
  return new Promise(resolve => {
    get(url, { agent: false }, answer => resolve(answer.resume().statusCode)).on('error', () => resolve(undefined))
  })
}

/** One process at a time creates the demo data of a day, or copies it. */
async function lockDemo() {
  await mkdir(CACHE, { recursive: true })
  return acquireLock(path.join(CACHE, 'start.lock'), START)
}

/** Call it under `lockDemo`. */
async function newDemoFolder(): Promise<string> {
  const dataDir = await newFolder()
  await cp(await demoData(), dataDir, { recursive: true })
  return dataDir
}

const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'firstrung-e2e-'))
