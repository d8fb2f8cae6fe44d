import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../support/free-port'
import { runProgram, startProgram } from '../support/program'
import { REGISTRATION } from '../support/registration'
import { emptySite, type Site } from '../support/site'

const METRICS_TOKEN = 'f3b1c09d72e84a56918b3cd7e2405f6a'
/** A worker polls for jobs every second. A busy machine takes longer. */
const SOON = { timeout: 30_000, interval: 100 }

/** As in a deployment with several hosts, another process runs the site's jobs. */
describe('a worker of its own', () => {
  let site: Site & { dataDir: string }
  let worker: ChildProcess | undefined
  let port: number
  const jobs = (...args: string[]) => runProgram('host/queue/cli.ts', { DATA_DIR: site.dataDir }, args)
  const mails = () => readdir(path.join(site.dataDir, 'mail')).catch(() => [])

  beforeAll(async () => {
    site = await emptySite({ WORKER: 'off', METRICS_TOKEN })
    port = await freePort()
  }, 120_000)
  afterAll(async () => {
    worker?.kill('SIGKILL')
    await site.leave()
  })

  it('sends the mail that waits, although a worker that was killed has just taken it', async () => {
    const answer = await fetch(`${site.url}/register`, {
      method: 'POST',
      body: new URLSearchParams(REGISTRATION),
      headers: { Origin: site.url },
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    const { out } = await jobs('list')
    expect(out).toMatch(/^mail +mail\/confirm-address +created +1/m)
    expect(await mails()).toEqual([])
    await sql`update pgboss.job set state = 'active', started_on = now() where name = 'mail'`.execute(site.db)
    const settings = { DATA_DIR: site.dataDir, WORKER_PORT: String(port), METRICS_TOKEN }
    worker = startProgram('host/worker.ts', settings)
    await expect.poll(mails, SOON).toHaveLength(1)
  })

  it('answers health checks and metrics on a port of its own, with the mails that it has sent, and nothing else', async () => {
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}`, Connection: 'close' }
    const read = async (from: string) => (await fetch(`${from}/metrics`, { headers })).text()
    const own = `http://127.0.0.1:${port}`
    await expect.poll(() => read(own), SOON).toContain('firstrung_mails_total{result="sent"} 1\n')
    expect(await read(own)).toContain('firstrung_readiness{state="ready"} 1\n')
    expect(await read(site.url)).not.toContain('result="sent"')
    const paths = ['/healthz', '/readyz', '/metrics', '/', '/faqs', '/login']
    const answers = paths.map(async path => (await fetch(own + path, { headers: { Connection: 'close' } })).status)
    expect(await Promise.all(answers)).toEqual([200, 200, 404, 404, 404, 404])
  })

  it('runs a job for the command line', async () => {
    const { code, out } = await jobs('run', 'purge-sessions', '--at', '2030-01-01T00:00:00Z')
    expect([code, out.trim()]).toEqual([0, 'purge-sessions is done'])
    expect(await site.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  it('ends within its grace time when it is asked to', async () => {
    const ended = worker && once(worker, 'exit')
    worker?.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })

  it('is not needed for the command line: without one, it runs the job itself', async () => {
    const { code, out } = await jobs('run', 'refresh-search')
    expect([code, out.trim()]).toEqual([0, 'refresh-search is done'])
  })

  it('explains what it does not understand', async () => {
    const { code, err } = await jobs('fly')
    expect(code).toBe(1)
    expect(err).toContain('There is no command "fly"')
    expect(err).toContain('npm run jobs -- list')
  })
})
