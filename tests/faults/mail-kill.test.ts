import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../host/db'
import { buildStale } from '../../scripts/lib/outputs.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'
import { copyEmptyDatabase } from '../support/database'
import { freePort } from '../support/free-port'
import { REGISTRATION } from '../support/registration'
import { ROOT, SETTINGS } from '../support/site-data'
import { type SmtpServer, startSmtpServer } from '../support/smtp'

const IS_FULL = Boolean(process.env.FULL_TESTS)
const KILLS = IS_FULL ? 200 : 3
/** The compiled host starts several times faster, which matters for 200 starts. */
const SOON = { timeout: 120_000, interval: 200 }
/**
 * With the embedded database most mails wait for the last host, because each kill follows within seconds of the start.
 */
const DRAINED = { timeout: IS_FULL ? 900_000 : 120_000, interval: 1000 }
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The database of the site: a folder, or a server if there is an address. */
interface Place {
  dataDir: string
  url: string
}

interface Site {
  url: string
  process: ChildProcess
}

const server = await startPostgres()
beforeAll(() => (IS_FULL ? buildStale(['site', 'server', 'host', 'mails']) : undefined), 240_000)
afterAll(() => server?.stop())

/** In every tenth round the server crashes too. Accounts that it has confirmed must survive that. */
const CRASH_EVERY = 10

const MODES = [
  { mode: 'embedded', url: '', reason: '' },
  {
    mode: 'server',
    url: server?.url ?? '',
    reason: server ? '' : ' (skipped: scripts/postgres.mjs finds no PostgreSQL on this machine)',
  },
]

describe.each(MODES.map(found => [`${found.mode} database${found.reason}`, found] as const))(
  '%s',
  (_, { mode, url, reason }) => {
    it.skipIf(reason)(
      `loses no account and no mail over ${KILLS} kills while people sign up`,
      { timeout: 7_200_000 },
      async () => {
        const smtp = await startSmtpServer()
        const dataDir = await mkdtemp(join(tmpdir(), 'firstrung-mail-'))
        if (mode === 'embedded') {
          await copyEmptyDatabase(dataDir)
        }
        const database = { dataDir, url }
        const acknowledged: string[] = []
        for (let round = 0; round < KILLS; round += 1) {
          const site = await startSite(database, smtp)
          acknowledged.push(...(await signUpUntilKilled(site, round)))
          if (mode === 'server' && round % CRASH_EVERY === 0) {
            await server?.crash()
            await server?.restart()
          }
        }
        const site = await startSite(database, smtp)
        const users = await usersOf(database)
        expect(
          users.filter(({ links }) => links !== 1),
          'accounts without a link',
        ).toEqual([])
        expect(users.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged))
        await expect.poll(() => new Set(recipients(smtp)).size, DRAINED).toBe(users.length)
        expect(recipients(smtp).length - users.length, 'repeated mails').toBeLessThanOrEqual(KILLS)
        expect(acknowledged.length).toBeGreaterThan(KILLS)
        await stop(site, 'SIGTERM')
        smtp.close()
        await rm(dataDir, { recursive: true, force: true })
      },
    )
  },
)

/** Signs users up concurrently, kills the site between two answers, and returns the acknowledged addresses. */
async function signUpUntilKilled(site: Site, round: number): Promise<string[]> {
  const acknowledged: string[] = []
  const lanes = Array.from({ length: 3 }, async (_, lane) => {
    for (let n = 0; site.process.exitCode === null && site.process.signalCode === null; n += 1) {
      const email = `r${round}-${lane}-${n}@example.test`
      const isDone = await signUp(site.url, email)
      if (isDone) {
        acknowledged.push(email)
      }
    }
  })
  // The number of accounts varies by round, so each kill hits another point of a request.
  while (acknowledged.length < 4 + ((round * 7) % 9)) {
    await pause(5)
  }
  await stop(site, 'SIGKILL')
  await Promise.all(lanes)
  return acknowledged
}

async function signUp(url: string, email: string): Promise<boolean> {
  const body = new URLSearchParams({ ...REGISTRATION, email })
  const answer = await fetch(`${url}/register`, {
    method: 'POST',
    body,
    headers: { Origin: url },
    redirect: 'manual',
  }).catch(() => undefined)
  return answer?.status === 303
}

async function startSite({ dataDir, url: databaseUrl }: Place, smtp: SmtpServer): Promise<Site> {
  const port = await freePort()
  const child = spawn(process.execPath, ['dist/host/server.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...SETTINGS,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      MAIL_URL: smtp.url,
      DEMO_DATA: 'off',
      PORT: String(port),
    },
    stdio: 'ignore',
  })
  const url = `http://localhost:${port}`
  await expect.poll(() => isReady(url), SOON).toBe(true)
  return { url, process: child }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    answer => answer.ok,
    () => false,
  )

async function stop({ process: child }: Site, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const recipients = ({ mails }: SmtpServer) => mails.map(mail => /^To: (.*)$/m.exec(mail)?.[1]?.trim() ?? '')

/** Returns each account with the number of its links. */
async function usersOf(place: Place): Promise<{ email: string; links: number }[]> {
  return withDatabase(place, async ({ pool }) => {
    const { rows } = await pool.query<{ email: string; links: number }>(
      `select email, (select count(*) from email_confirmations c where c.user_id = users.id) as links from users`,
    )
    return rows
  })
}

async function withDatabase<T>(
  { dataDir, url }: Place,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ dataDir, log: silent, lock: 'join', ...(url ? { url } : {}) })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
