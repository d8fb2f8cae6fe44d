import { link, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeSelf } from '../../../tools/engine/holder'
import { acquireLock, LockHeldError, readHolder } from '../../../tools/engine/lock'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstrung-lock-'))
  path = join(folder, 'lock')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const leave = (changes: object): Promise<void> => writeFile(path, JSON.stringify({ ...describeSelf(), ...changes }))
const won = (results: PromiseSettledResult<unknown>[]): number => results.filter(r => r.status === 'fulfilled').length

describe('the lock of a data folder', () => {
  it('names its holder', async () => {
    const lock = await acquireLock(path)
    expect(await readHolder(path)).toMatchObject({ pid: process.pid, started: describeSelf().started })
    await lock.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('refuses a second process and names the holder', async () => {
    const lock = await acquireLock(path)
    const refusal = acquireLock(path)
    await expect(refusal).rejects.toBeInstanceOf(LockHeldError)
    await expect(refusal).rejects.toThrow(`process ${process.pid} on ${hostname()}`)
    await lock.release()
  })

  it('waits for a holder who is about to leave', async () => {
    const first = await acquireLock(path)
    const second = acquireLock(path, 5_000)
    await first.release()
    await (await second).release()
  })

  it('tells others where the database listens', async () => {
    const lock = await acquireLock(path)
    await lock.announce({ host: '/somewhere', port: 5432 })
    expect((await readHolder(path))?.address).toEqual({ host: '/somewhere', port: 5432 })
    await lock.release()
  })

  it('is taken over from a process that is gone, or whose pid now belongs to another', async () => {
    await leave({ pid: 2 ** 22 + 1 })
    await (await acquireLock(path)).release()
    if (describeSelf().started) {
      await leave({ started: '1' })
      await (await acquireLock(path)).release()
    }
  })

  it('is taken over when a power cut left it empty', async () => {
    await writeFile(path, '')
    await (await acquireLock(path)).release()
  })

  it('belongs to a holder on another machine as long as that one gives signs of life', async () => {
    await leave({ machine: 'elsewhere', pid: 2 ** 22 + 1 })
    await expect(acquireLock(path)).rejects.toThrow('on elsewhere')
  })

  it('is won by exactly one of many processes', async () => {
    for (let round = 0; round < 20; round += 1) {
      await leave({ pid: 2 ** 22 + 1, nonce: `stale ${round}` })
      const results = await Promise.allSettled(Array.from({ length: 10 }, () => acquireLock(path)))
      expect(won(results)).toBe(1)
      await rm(path)
    }
  })

  it('survives processes that died while they took it over', async () => {
    await leave({ pid: 2 ** 22 + 1 })
    await link(path, `${path}.takeover`)
    await link(path, `${path}.takeover.takeover`)
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => acquireLock(path)))
    expect(won(results)).toBe(1)
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid })
    expect(await readdir(folder)).toEqual(['lock'])
  })
})
