import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyEmptyDatabase } from '../support/database'
import { freePort } from '../support/free-port'
import { startProgram } from '../support/program'

const SOON = { timeout: 60_000, interval: 100 }
const FAILING = pathToFileURL(path.join(import.meta.dirname, 'children/fail-on-signal.mjs')).href

describe('an error that nothing catches', () => {
  let dataDir: string
  let child: ChildProcess | undefined

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'firstrung-error-'))
    await copyEmptyDatabase(dataDir)
  }, 60_000)
  afterAll(async () => {
    child?.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })

  /** Resolves once the program is ready. */
  async function start(program: string, settings: Record<string, string>, port: number) {
    const started = startProgram(program, {
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      NODE_OPTIONS: `--import=${FAILING}`,
      ...settings,
    })
    child = started
    let output = ''
    started.stdout?.on('data', chunk => (output += String(chunk)))
    const readiness = () =>
      fetch(`http://localhost:${port}/readyz`, { headers: { Connection: 'close' } }).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(readiness, SOON).toBe(200)
    const lines = () =>
      output
        .split('\n')
        .filter(line => line.startsWith('{'))
        .map(line => JSON.parse(line) as unknown)
    return { child: started, lines }
  }

  const logged = (event: string, message: string): unknown[] => [
    expect.objectContaining({
      level: 60,
      event,
      err: expect.objectContaining({ type: 'Error', message }) as unknown,
      msg: 'an error was not caught, the process stops',
    }),
  ]

  it('is logged once; a host answers the request that is being sent, and ends with 1', async () => {
    const port = await freePort()
    const host = await start('host/server.ts', { PORT: String(port) }, port)
    const socket = connect(port, '127.0.0.1')
    const answer = text(socket)
    const lines = ['POST /contact HTTP/1.1', `Host: localhost:${port}`, 'Expect: 100-continue', 'Content-Length: 6']
    const expected = once(socket, 'data')
    socket.write(`${lines.join('\r\n')}\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n`)
    await expected
    const ended = once(host.child, 'exit')
    host.child.kill('SIGUSR2')
    const found = logged('uncaughtException', 'a mistake with [address]')
    await expect.poll(host.lines, SOON).toEqual(found)
    socket.write('name=M')
    expect(await answer).toMatch(/HTTP\/1\.1 4\d\d [^]*\r\nConnection: close\r\n/)
    expect([await ended, host.lines()]).toEqual([[1, null], found])
  })

  it('is logged once by a worker, which ends with 1; a rejected promise is such an error', async () => {
    const port = await freePort()
    const worker = await start('host/worker.ts', { WORKER_PORT: String(port) }, port)
    const ended = once(worker.child, 'exit')
    worker.child.kill('SIGHUP')
    expect(await ended).toEqual([1, null])
    expect(worker.lines()).toEqual(logged('unhandledRejection', 'a broken promise with [address]'))
  })
})
