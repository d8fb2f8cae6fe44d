import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runProgram, startProgram } from '../support/program'
import { REGISTRATION } from '../support/registration'
import { emptySite, type Site } from '../support/site'

/** A worker asks for jobs every second; a busy machine takes longer. */
const SOON = { timeout: 30_000, interval: 100 }

/** A site whose jobs another process works on, as in a deployment with several hosts. */
describe('a worker of its own', () => {
  let site: Site & { dataDir: string }
  let worker: ChildProcess | undefined
  const jobs = (...args: string[]) => runProgram('host/queue/cli.ts', { DATA_DIR: site.dataDir }, args)
  const mails = () => readdir(path.join(site.dataDir, 'mail')).catch(() => [])

  beforeAll(async () => {
    site = await emptySite({ WORKER: 'off' })
  }, 120_000)
  afterAll(async () => {
    worker?.kill('SIGKILL')
    await site.leave()
  })

  it('sends the mail that waits', async () => {
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
    worker = startProgram('host/worker.ts', { DATA_DIR: site.dataDir })
    await expect.poll(mails, SOON).toHaveLength(1)
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
