import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSearchSlots, createSlots } from '../../host/lib/slots'

/** Work that ends when the test says so. */
function startWork(slots: { run: <T>(work: () => Promise<T>) => Promise<T> }) {
  let finish: () => void = () => undefined
  let isRunning = false
  const work = () => {
    isRunning = true
    return new Promise<void>(resolve => (finish = resolve))
  }
  const ended = slots.run(work).then(
    () => 200,
    (error: { status: number; retryAfter: number }) => [error.status, error.retryAfter],
  )
  return { ended, isRunning: () => isRunning, finish: () => finish() }
}

const settle = () => new Promise(resolve => setImmediate(resolve))

it('runs a number at once, lets others wait in order, and refuses the rest', async () => {
  const slots = createSlots({ running: 1, waiting: () => 1 })
  const [first, second, third] = [startWork(slots), startWork(slots), startWork(slots)]
  expect(await third.ended).toEqual([503, 2])
  expect([first.isRunning(), second.isRunning()]).toEqual([true, false])
  first.finish()
  await settle()
  const fourth = startWork(slots)
  await settle()
  expect([second.isRunning(), fourth.isRunning()]).toEqual([true, false])
  second.finish()
  await settle()
  fourth.finish()
  expect(await Promise.all([first.ended, second.ended, fourth.ended])).toEqual([200, 200, 200])
})

it('frees the slot of work that fails', async () => {
  const slots = createSlots({ running: 1, waiting: () => 0 })
  await expect(slots.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(slots.run(() => Promise.resolve('well'))).resolves.toBe('well')
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Runs some searches that take so long each, one after the other. */
async function searchFor(slots: ReturnType<typeof createSearchSlots>, { ms, times }: { ms: number; times: number }) {
  for (let n = 0; n < times; n += 1) {
    await slots.run(() => Promise.resolve(vi.advanceTimersByTime(ms)))
  }
}

it('lets as many searches in as can be answered in time, and learns how many that are', async () => {
  const slots = createSearchSlots(2)
  const countLetIn = async () => {
    const all = Array.from({ length: 60 }, () => startWork(slots))
    const refused = new Set<unknown>()
    all.forEach(({ ended }, n) => void ended.then(result => Array.isArray(result) && refused.add(n)))
    await settle()
    for (let n = 0; n < 60; n += 1) {
      all.forEach(({ finish }) => finish())
      await settle()
    }
    return 60 - refused.size
  }
  await searchFor(slots, { ms: 100, times: 20 })
  expect(await countLetIn()).toBe(30)
  await searchFor(slots, { ms: 500, times: 40 })
  expect(await countLetIn()).toBe(6)
  await searchFor(slots, { ms: 4_000, times: 20 })
  expect(await countLetIn()).toBe(2)
})

it('refuses a search whose turn comes too late', async () => {
  const slots = createSearchSlots(1)
  const [first, second] = [startWork(slots), startWork(slots)]
  await settle()
  vi.advanceTimersByTime(5_000)
  first.finish()
  expect(await Promise.all([first.ended, second.ended])).toEqual([200, [503, 2]])
  expect(second.isRunning()).toBe(false)
})
