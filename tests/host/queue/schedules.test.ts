import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Job } from '../../../host/queue/job'
import { enqueueDue, lastDue, nextDue } from '../../../host/queue/schedules'
import { createTestHost, type TestHost } from '../../support/host'
import { jobRows } from '../../support/queue'

const DAILY = '0 15 * * *'
const WEEKLY = '0 17 * * 5'
const utc = (text: string) => new Date(`${text}Z`)

describe('schedules are in London time', () => {
  it.each([
    ['in winter', DAILY, '2026-01-10T15:00:00', '2026-01-10T15:00:00'],
    ['in summer', DAILY, '2026-07-10T14:00:00', '2026-07-10T14:00:00'],
    ['before the first summer run', DAILY, '2026-03-29T13:59:59', '2026-03-28T15:00:00'],
    ['at the first summer run', DAILY, '2026-03-29T14:00:00', '2026-03-29T14:00:00'],
    ['before the first winter run', DAILY, '2026-10-25T14:59:59', '2026-10-24T14:00:00'],
    ['at the first winter run', DAILY, '2026-10-25T15:00:00', '2026-10-25T15:00:00'],
    ['on Friday, summer', WEEKLY, '2026-10-23T16:00:00', '2026-10-23T16:00:00'],
    ['on Friday, winter', WEEKLY, '2026-10-30T17:00:00', '2026-10-30T17:00:00'],
    ['on Thursday', WEEKLY, '2026-10-29T23:00:00', '2026-10-23T16:00:00'],
    ['in the hour that is skipped', '30 1 * * *', '2026-03-29T03:00:00', '2026-03-29T01:00:00'],
    ['in the hour that comes twice, once', '30 1 * * *', '2026-10-25T05:00:00', '2026-10-25T00:30:00'],
  ])('%s', (_, schedule, now, due) => {
    expect(lastDue(schedule, utc(now))).toEqual(utc(due))
  })

  it('has a day of 23 and one of 25 hours', () => {
    expect(nextDue(DAILY, utc('2026-03-28T15:00:00'))).toEqual(utc('2026-03-29T14:00:00'))
    expect(nextDue(DAILY, utc('2026-10-24T14:00:00'))).toEqual(utc('2026-10-25T15:00:00'))
  })
})

describe('a scheduled job', () => {
  let host: TestHost
  const jobs: Job[] = [{ name: 'digest', about: 'Daily.', schedule: DAILY, run: () => Promise.resolve() }]
  const at = (text: string) => enqueueDue(host.db, host.services.queue, { jobs, now: utc(text) })
  const count = async () => (await jobRows(host)).length

  beforeAll(async () => {
    host = await createTestHost()
  })
  afterAll(() => host.close())
  beforeEach(async () => {
    await host.services.database.pool.query('delete from pgboss.job; delete from job_schedules')
    await at('2026-11-02T16:00:00')
  })

  it('begins with the next period', async () => {
    expect(await count()).toBe(0)
    await at('2026-11-03T14:59:00')
    expect(await count()).toBe(0)
    await at('2026-11-03T15:00:05')
    expect(await count()).toBe(1)
  })

  it('is not added again while it waits or is tried again', async () => {
    await at('2026-11-03T15:00:05')
    const [taken] = await host.services.queue.take('work', 1)
    if (taken) {
      await host.services.queue.fail(taken, 'no')
    }
    await at('2026-11-04T15:00:05')
    expect(await count()).toBe(1)
    await host.services.database.pool.query("update pgboss.job set state = 'completed'")
    await at('2026-11-05T15:00:05')
    expect(await count()).toBe(2)
  })

  it('is added once by several hosts, however often they look', async () => {
    await Promise.all(Array.from({ length: 10 }, () => at('2026-11-03T15:00:05')))
    await at('2026-11-03T15:00:15')
    expect(await count()).toBe(1)
  })

  it('makes up for a missed period once, within 24 hours', async () => {
    await at('2026-11-05T14:00:00')
    expect(await count(), '4 November, 23 hours ago; not 3 November').toBe(1)
    await at('2026-11-05T14:00:10')
    expect(await count()).toBe(1)
  })

  it('does not make up for what is longer ago', async () => {
    const weekly = [{ ...jobs[0], schedule: WEEKLY } as Job]
    await enqueueDue(host.db, host.services.queue, { jobs: weekly, now: utc('2026-11-08T10:00:00') })
    expect(await count()).toBe(0)
    await enqueueDue(host.db, host.services.queue, { jobs: weekly, now: utc('2026-11-13T17:00:05') })
    expect(await count()).toBe(1)
  })

  it('is not repeated when a clock goes back', async () => {
    await at('2026-11-03T15:00:05')
    await at('2026-11-02T16:00:00')
    await at('2026-11-03T15:00:05')
    expect(await count()).toBe(1)
  })
})
