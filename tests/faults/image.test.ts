import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildStale } from '../../scripts/lib/outputs.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'
import { freePort } from '../support/free-port'
import { ROOT } from '../support/site-data'

/** The test carries out its instructions without Docker. */
const dockerfile = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')
const commandAfter = (start: RegExp) => JSON.parse(start.exec(dockerfile)?.[1] ?? '[]') as string[]
const SETTINGS = {
  RELEASE_STAGE: 'production',
  BASE_URL: 'https://example.org',
  SESSION_SECRET: 'd2b47ac9f10e83561c7ae5904bd36f28',
  OPERATOR_NAME: 'Example',
  OPERATOR_ADDRESS: '1 Example Street',
}
const server = await startPostgres()
const reason = server ? '' : ' (skipped: scripts/postgres.mjs finds no PostgreSQL on this machine)'
const START = { timeout: 90_000, interval: 200 }
let folder: string
let data: string

beforeAll(async () => {
  await buildStale(['site', 'server', 'host', 'mails'])
  folder = mkdtempSync(path.join(tmpdir(), 'firstrung-image-'))
  data = mkdtempSync(path.join(tmpdir(), 'firstrung-image-data-'))
  for (const [, name = ''] of dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)) {
    copy(name)
  }
}, 240_000)
afterAll(async () => {
  await server?.stop()
  for (const one of [folder, data]) {
    rmSync(one, { recursive: true, force: true })
  }
})

it.skipIf(!server)(
  `the files of the image are enough to start, and nothing is written among them${reason}`,
  async () => {
    const before = new Set(listFiles())
    const port = String(await freePort())
    const env: NodeJS.ProcessEnv = { PATH: process.env.PATH }
    for (const [, key = '', value] of dockerfile.matchAll(/^ENV (\w+)=(.*)$/gm)) {
      env[key] = value
    }
    Object.assign(env, SETTINGS, { DATABASE_URL: server?.url, DATA_DIR: data, HOST: '127.0.0.1', PORT: port })
    const [program = '', ...args] = commandAfter(/^CMD (\[.*\])$/m)
    const host = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
    const [probe = '', ...probeArgs] = commandAfter(/^HEALTHCHECK .* CMD (\[.*\])$/m)
    await expect.poll(() => spawnSync(probe, probeArgs, { env }).status, START).toBe(0)
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status, START).toBe(200)

    const ended = once(host, 'exit')
    host.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    expect(spawnSync(probe, probeArgs, { env }).status).toBe(1)
    expect(listFiles().filter(name => !before.has(name))).toEqual([])
  },
)

const listFiles = () => readdirSync(folder, { recursive: true }) as string[]

/** Packages become links, except our own, which link into the copied `widgets`. */
function copy(name: string): void {
  const [from, to] = [path.join(ROOT, name), path.join(folder, name)]
  if (name !== 'node_modules') {
    cpSync(from, to, { recursive: true })
    return
  }
  mkdirSync(to)
  for (const entry of readdirSync(from)) {
    if (entry === '@firstrung') {
      cpSync(path.join(from, entry), path.join(to, entry), { recursive: true, verbatimSymlinks: true })
    } else {
      symlinkSync(path.join(from, entry), path.join(to, entry))
    }
  }
}
