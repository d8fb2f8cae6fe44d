import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import pino from 'pino'
import { createApp } from '../../host/app'
import { type Config, loadConfig } from '../../host/config'
import { migrate } from '../../host/db'
import { jobs } from '../../host/features/background'
import type { Job } from '../../host/queue/job'
import { drain, runNow } from '../../host/queue/run-job'
import { createServices, type Services } from '../../host/services'
import { cookiesOf, tokenOf } from './cookies'
import { createTestDatabase, type TestDatabase } from './database'

const DAY = 24 * 60 * 60 * 1000
const ROOT = path.resolve(import.meta.dirname, '../..')

export interface TestHost {
  /** Sends a request over HTTP. Redirects are not followed. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  text: (path: string, init?: RequestInit) => Promise<string>
  /** Posts a form as a browser does from one of our pages. */
  post: (path: string, fields: Record<string, string | string[]>, init?: RequestInit) => Promise<Response>
  /** Logs in and returns the headers of signed-in requests. */
  signInAs: (email: string, password: string) => Promise<{ Cookie: string; token: string }>
  /** Logs in a user of `buildUser` and returns the headers of their API calls. */
  callHeaders: (email: string) => Promise<Record<string, string>>
  url: string
  db: TestDatabase['db']
  services: Services
  clock: { now: () => Date; set: (time: Date | string) => void }
  /** `at` defaults to the current time. */
  runJob: (name: string, at?: Date) => Promise<void>
  sendMail: () => Promise<void>
  /** Runs all queued jobs except mails. */
  work: () => Promise<void>
  /** `days` may be negative. */
  daysFromNow: (days: number) => Date
  close: () => Promise<void>
}

/** Runs the complete application on a new or the given database. Only the clock and the log are replaced. */
export async function createTestHost(
  env: Record<string, string> = {},
  given?: TestDatabase,
  log = pino({ level: 'silent' }),
): Promise<TestHost> {
  const database = given ?? (await createTestDatabase())
  await migrate(database)
  const config: Config = loadConfig({
    RELEASE_STAGE: 'test',
    DATA_DIR: database.dataDir,
    RATE_LIMITS: 'off',
    ...(env.RELEASE_STAGE === 'production' ? {} : { PASSWORD_MEMORY_KIB: '8' }),
    BASE_URL: 'http://firstrung.test',
    SESSION_SECRET: 'a secret of the tests that is long enough',
    ...env,
  })
  const clock = createTestClock()
  const services = await createServices(config, { root: ROOT, clock, database, log })
  await services.data.refresh()
  await services.queue.install()
  services.lifecycle.apply({ type: 'prepared' })
  const app = createApp(services, { root: ROOT })
  const server = createServer(app.callback() as Parameters<typeof createServer>[1])
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const client = createClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return {
    ...client,
    db: database.db,
    services,
    clock,
    runJob: async (name, at) => runNow(services, found(name), at),
    sendMail: async () => void (await drain(services, 'mail', jobs)),
    work: async () => void (await drain(services, 'work', jobs)),
    daysFromNow: days => new Date(clock.now().getTime() + days * DAY),
    close: async () => {
      await stop(server)
      await services.close()
    },
  }
}

function found(name: string): Job {
  const job = jobs.find(item => item.name === name)
  if (!job) {
    throw new Error(`There is no job ${name}`)
  }
  return job
}

function createTestClock(): TestHost['clock'] {
  let time = new Date('2026-10-05T09:00:00Z')
  return { now: () => time, set: to => (time = new Date(to)) }
}

function createClient(url: string): Pick<TestHost, 'request' | 'text' | 'post' | 'signInAs' | 'callHeaders' | 'url'> {
  const request: TestHost['request'] = (to, init) => fetch(url + to, { redirect: 'manual', ...init })
  const post: TestHost['post'] = (to, fields, init = {}) =>
    request(to, {
      method: 'POST',
      // A list becomes several fields of one name.
      body: new URLSearchParams(
        Object.entries(fields).flatMap(([name, value]) => [value].flat().map(item => [name, item])),
      ),
      ...init,
      headers: { Origin: url, ...(init.headers as Record<string, string> | undefined) },
    })
  const signInAs: TestHost['signInAs'] = async (email, password) => {
    const Cookie = cookiesOf(await post('/login', { email, password }))
    return { Cookie, token: tokenOf(Cookie) }
  }
  return {
    request,
    text: async (to, init) => (await request(to, init)).text(),
    post,
    url,
    signInAs,
    async callHeaders(email) {
      const { Cookie, token } = await signInAs(email, 'correct horse battery')
      return {
        Cookie,
        'X-XSRF-TOKEN': token,
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/json',
      }
    },
  }
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
}
