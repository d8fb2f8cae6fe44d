import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runInThread, ThreadLimitError } from '../../../host/lib/thread'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'firstrung-threads-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a module with this text. */
function run(text: string, limits = { ms: 20_000, megabytes: 64 }): Promise<unknown> {
  const file = path.join(folder, `${text.length}.mjs`)
  writeFileSync(file, `import { parentPort, workerData } from 'node:worker_threads'\n${text}`)
  return runInThread(file, { name: 'Maya' }, limits)
}

describe('a thread', () => {
  it('answers with its first message', async () => {
    expect(await run('parentPort.postMessage(`Hello ${workerData.name}`)')).toBe('Hello Maya')
  })

  it.each([
    ['time', 'for (;;) {}', { ms: 50, megabytes: 64 }],
    ['memory', 'const all = []; for (;;) { all.push(Array.from({ length: 1000 }, Math.random)) }'],
    ['patience: it ends without an answer', ''],
  ])('is ended at the limit of %s, while the process continues', async (_, text, limits?) => {
    await expect(run(text, limits)).rejects.toThrow(ThreadLimitError)
  })

  it('fails with the error of its module', async () => {
    await expect(run('throw new RangeError("too deep")')).rejects.toThrow(RangeError)
  })

  it('waits while others run', async () => {
    const answers = Array.from({ length: 5 }, (_, n) => run(`${' '.repeat(n)}parentPort.postMessage(${n})`))
    expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4])
  })
})
