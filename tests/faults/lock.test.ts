import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../host/db'
import { startChild } from '../support/child'
import { copyEmptyDatabase } from '../support/database'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'firstrung-holder-'))
  await copyEmptyDatabase(dataDir)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('two processes on one data folder', () => {
  it('refuses the second within five seconds, names the first and leaves it working', async () => {
    const first = startChild('faults/children/holder.ts', dataDir)
    expect(await first.nextLine()).toBe('open')

    const began = Date.now()
    await expect(openDatabase({ dataDir, log })).rejects.toThrow(`in use by process ${first.pid} on`)
    expect(Date.now() - began).toBeLessThan(5_000)

    const second = startChild('faults/children/holder.ts', dataDir)
    expect(await second.nextLine()).toContain(`in use by process ${first.pid} on`)
    expect(await second.ended()).toBe(1)

    const joined = await openDatabase({ dataDir, log, lock: 'join' })
    await joined.pool.query('create table written_by_the_joiner as select 7 as value')
    await joined.close()
    first.send('stop')
    expect(await first.ended()).toBe(0)

    const after = await openDatabase({ dataDir, log, lock: 'join' })
    expect((await after.pool.query('select value from written_by_the_joiner')).rows).toEqual([{ value: 7 }])
    await after.close()
  })

  it('takes over the folder of a killed process', async () => {
    const holder = startChild('faults/children/holder.ts', dataDir)
    expect(await holder.nextLine()).toBe('open')
    await holder.kill()
    const handle = await openDatabase({ dataDir, log })
    expect(await handle.ready()).toBe(true)
    await handle.close()
  })
})

it('lets exactly one of five processes take over a stale lock, 20 times', async () => {
  const contenders = Array.from({ length: 5 }, () => startChild('faults/children/contender.ts'))
  await Promise.all(contenders.map(contender => contender.nextLine()))
  for (let round = 0; round < 20; round += 1) {
    const path = join(dataDir, `stale-${round}`)
    await writeFile(path, JSON.stringify({ pid: 2 ** 22 + 1, machine: 'gone', since: '', nonce: `${round}` }))
    // A holder on another machine is judged by its last heartbeat, so this makes the heartbeat old.
    await utimes(path, 0, 0)
    contenders.forEach(contender => contender.send(path))
    const results = await Promise.all(contenders.map(contender => contender.nextLine()))
    expect(results.sort()).toEqual(['refused', 'refused', 'refused', 'refused', 'won'])
  }
  await Promise.all(contenders.map(contender => contender.kill()))
})
