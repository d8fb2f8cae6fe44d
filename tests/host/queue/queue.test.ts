import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Job, PermanentError } from '../../../host/queue/job'
import { dropFailedJobs, listFailedJobs, retryFailedJobs } from '../../../host/queue/overview'
import { drain } from '../../../host/queue/run-job'
import { Worker } from '../../../host/queue/worker'
import { createTestHost, type TestHost } from '../../support/host'
import { jobRows, skipExpiry, skipWaiting } from '../../support/queue'

let host: TestHost
let runs: unknown[]
let failures: Error[]

const job: Job = {
  name: 'note',
  about: 'Notes its ids.',
  run: (_, { ids }) => {
    const failure = failures.shift()
    if (failure) {
      throw failure
    }
    runs.push(ids.n)
    return Promise.resolve()
  },
}
const add = (n: number, db = host.db) => host.services.queue.enqueue(db, { queue: 'work', job: 'note', ids: { n } })
const work = () => drain(host.services, 'work', [job])
const states = async () => (await jobRows(host)).map(({ name, state }) => `${name} ${state}`).sort()

beforeAll(async () => {
  host = await createTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  runs = []
  failures = []
  await host.services.database.pool.query('delete from pgboss.job')
})

describe('a job', () => {
  it('exists if and only if its transaction commits', async () => {
    await host.db.transaction().execute(trx => add(1, trx))
    await expect(
      host.db.transaction().execute(async trx => {
        await add(2, trx)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await work()).toBe(1)
    expect(runs).toEqual([1])
  })

  it('is refused when its queue does not exist, so that nothing is lost without a word', async () => {
    const wrong = { queue: 'letters' as 'work', job: 'note', ids: {} }
    await expect(host.services.queue.enqueue(host.db, wrong)).rejects.toThrow('no queue "letters"')
  })

  it('runs once, however many workers there are', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => add(n)))
    const counts = await Promise.all([work(), work(), work()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40)
    expect(runs.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n))
  })

  it('is tried again later when it fails, and ends with the dead letters after the last time', async () => {
    failures = Array.from({ length: 6 }, (_, n) => new Error(`no ${n}`))
    await add(1)
    expect(await work()).toBe(1)
    expect(await work(), 'it waits before the next time').toBe(0)
    for (let n = 0; n < 5; n++) {
      await skipWaiting(host)
      await work()
    }
    expect(await states()).toEqual(['dead-letters created', 'work failed'])
    expect(await listFailedJobs(host.db)).toMatchObject([{ job: 'note', ids: { n: 1 }, reason: 'no 5' }])
    expect(await host.services.queue.countFailedJobs()).toBe(1)
  })

  it('is not tried again after a permanent error', async () => {
    failures = [new PermanentError('never')]
    await add(1)
    await work()
    expect(await states()).toEqual(['dead-letters created', 'work cancelled'])
    expect(await listFailedJobs(host.db)).toMatchObject([{ job: 'note', ids: { n: 1 }, reason: 'never' }])
  })

  it('without a definition goes to the dead letters, as after a deployment that removed it', async () => {
    await host.services.queue.enqueue(host.db, { queue: 'work', job: 'gone', ids: {} })
    await work()
    expect(await listFailedJobs(host.db)).toMatchObject([{ job: 'gone', reason: 'There is no job "gone"' }])
  })

  it('of a killed worker is given to another at once, and one that a worker renews is not', async () => {
    const { queue } = host.services
    await add(7)
    await add(8)
    const [killed, renewed] = [...(await queue.take('work', 1)), ...(await queue.take('work', 1))]
    await queue.returnAbandoned([])
    expect(await work()).toBe(0)
    await skipExpiry(host)
    await queue.returnAbandoned(killed && renewed ? [killed, renewed] : [])
    expect(await work()).toBe(0)
    if (renewed) {
      await queue.renew(renewed)
    }
    await queue.returnAbandoned([])
    expect(await work()).toBe(1)
    expect(runs).toEqual([7])
  })

  it('that fails for good does so also when it was its last worker that was killed', async () => {
    await add(1)
    await host.services.database.pool.query('update pgboss.job set retry_limit = 0')
    await host.services.queue.take('work', 1)
    await skipExpiry(host)
    await host.services.queue.returnAbandoned([])
    await host.services.queue.maintain()
    expect(await states()).toEqual(['dead-letters created', 'work failed'])
  })

  it('shows on /status while it fails and is tried again', async () => {
    failures = [new Error('no')]
    await add(1)
    await work()
    const html = await host.text('/status')
    expect(html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain('Background tasks that we are trying again 1')
  })
})

describe('dead letters', () => {
  beforeEach(async () => {
    failures = [new PermanentError('a'), new PermanentError('b')]
    await add(1)
    await add(2)
    await work()
  })

  it('return to their queues', async () => {
    const [first] = await listFailedJobs(host.db)
    const queueOf = () => 'work' as const
    expect(await retryFailedJobs(host.db, host.services.queue, { ids: [first?.id ?? ''], queueOf })).toBe(1)
    expect(await host.services.queue.countFailedJobs()).toBe(1)
    expect(await retryFailedJobs(host.db, host.services.queue, { queueOf })).toBe(1)
    await work()
    expect(runs.map(Number).sort()).toEqual([1, 2])
    expect(await host.services.queue.countFailedJobs()).toBe(0)
  })

  it('can be dropped', async () => {
    expect(await dropFailedJobs(host.db)).toHaveLength(2)
    expect(await host.services.queue.countFailedJobs()).toBe(0)
  })

  it('are counted on the status page', async () => {
    const html = await host.text('/status')
    expect(html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain('Failed background tasks 2')
  })
})

describe('a worker', () => {
  it('works until it is stopped, and finishes what runs', async () => {
    const started = signal()
    const gate = signal()
    const slow: Job = {
      ...job,
      run: async (_, { ids }) => {
        started.resolve()
        await gate.promise
        runs.push(ids.n)
      },
    }
    await add(1)
    const worker = new Worker(host.services, { jobs: [slow] })
    await started.promise
    await add(2)
    const stopped = worker.stop()
    gate.resolve()
    await stopped
    expect(runs).toEqual([1])
    expect(await states()).toEqual(['work completed', 'work created'])
  })
})

function signal() {
  let resolve = () => undefined as void
  const promise = new Promise<void>(settle => (resolve = settle))
  return { promise, resolve: () => resolve() }
}
