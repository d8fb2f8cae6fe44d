import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStale } from '../../scripts/lib/outputs.mjs'
import { copyEmptyDatabase } from '../support/database'
import { freePort } from '../support/free-port'
import { ROOT, SETTINGS } from '../support/site-data'

const SOON = { timeout: 60_000, interval: 100 }
let dataDir: string

const start = (name: string, args: readonly string[] = [], settings: Record<string, string> = {}) =>
  spawn(process.execPath, [path.join(ROOT, 'dist/host', name), ...args], {
    // Outside the project's folder, because a service manager may start the host anywhere.
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, ...SETTINGS, DATA_DIR: dataDir, DEMO_DATA: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function run(name: string, ...args: string[]): Promise<{ code: number | null; out: string }> {
  const child = start(name, args)
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>])
  return { code, out }
}

beforeAll(async () => {
  await buildStale(['site', 'server', 'host', 'mails'])
  dataDir = await mkdtemp(path.join(tmpdir(), 'firstrung-compiled-'))
  await copyEmptyDatabase(dataDir)
}, 240_000)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('the compiled host, in plain Node', () => {
  it('serves pages, files and pictures on its own database, and ends cleanly', async () => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const child = start('server.js', [], { PORT: String(port) })
    const errors = text(child.stderr)
    const statusOf = (at: string) =>
      fetch(url + at).then(
        answer => answer.status,
        () => 0,
      )
    await expect.poll(() => statusOf('/readyz'), SOON).toBe(200)
    const paths = [
      '/',
      '/search-jobs?search=engineer',
      '/faqs',
      '/suggestions.php?term=le',
      '/pictures/clips/find.webp',
    ]
    const statuses = await Promise.all(paths.map(statusOf))
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    expect({ statuses, errors: await errors }).toEqual({ statuses: paths.map(() => 200), errors: '' })
  })

  it('has the command lines', async () => {
    const { code, out } = await run('jobs.js', 'run', 'purge-sessions')
    expect([code, out.trim()]).toEqual([0, 'purge-sessions is done'])
  })
})
