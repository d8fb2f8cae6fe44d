import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ROOT = path.resolve(import.meta.dirname, '../..')
const READY_WITHIN = 120_000

interface RunningProcess {
  url: string
  stop: () => Promise<void>
}

export const COMPILED_HOST = 'dist/host/server.js'

/** Starts the site as `npm start` does, with demo data in a new folder, on a free port. */
export async function startSite(env: Record<string, string> = {}, script = 'host/server.ts'): Promise<RunningProcess> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'firstrung-bench-')))
  const port = await freePort()
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    RELEASE_STAGE: 'staging',
    BASE_URL: `http://127.0.0.1:${port}`,
  }
  const running = await startNode({ script, port, probe: '/readyz', env: { ...settings, ...env } })
  return {
    ...running,
    stop: async () => {
      await running.stop()
      if (!env.DATA_DIR) {
        await rm(dataDir, { recursive: true, force: true })
      }
    },
  }
}

interface NodeProcess {
  script: string
  port: number
  probe: string
  env: Record<string, string>
}

/** Starts a script, TypeScript or compiled, in a new process and waits until `probe` answers. */
async function startNode({ script, port, probe, env }: NodeProcess): Promise<RunningProcess> {
  const compiler = script.endsWith('.ts') ? ['--conditions=source', '--import', 'tsx'] : []
  const child = spawn(process.execPath, [...compiler, path.join(ROOT, script)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await answering(url + probe, child)
  return { url, stop: () => stop(child) }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + READY_WITHIN
  while (Date.now() < end) {
    if (child.exitCode !== null) {
      throw new Error(`The process ended with ${child.exitCode} before it answered`)
    }
    const ok = await fetch(url).then(
      answer => answer.ok,
      () => false,
    )
    if (ok) {
      return
    }
    await pause(100)
  }
  throw new Error(`${url} did not answer within ${READY_WITHIN / 1000} s`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) {
    // SIGTERM would wait for our own idle connections.
    child.kill('SIGINT')
    await new Promise(resolve => child.once('exit', resolve))
  }
}
