import { unavailable } from './errors'

interface SlotOptions {
  running: number
  waiting: () => number
}

/** Runs work in a limited number of slots, first come, first served. */
export interface Slots {
  /** Throws 503 with Retry-After at once if too many calls are waiting. */
  run: <T>(work: () => Promise<T>) => Promise<T>
}

export function createSlots({ running, waiting }: SlotOptions): Slots {
  const queue: (() => void)[] = []
  let free = running

  async function take(): Promise<void> {
    if (free > 0) {
      free -= 1
    } else if (queue.length < waiting()) {
      await new Promise<void>(resolve => queue.push(resolve))
    } else {
      throw unavailable(new Error('Too many requests at once'), 2)
    }
  }

  function release(): void {
    const next = queue.shift()
    if (next) {
      next()
    } else {
      free += 1
    }
  }

  return {
    async run(work) {
      await take()
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}

/** The average time in which an admitted search is answered. */
const ANSWERED_WITHIN_MS = 1_500
/** The assumed duration of a search before one has been measured. */
const FIRST_GUESS_MS = 100
const LATEST_WEIGHT = 0.2

/**
 * The queue length follows from the duration of the latest searches: a slow database gets as many as it can answer in
 * time, and the rest get a 503 with Retry-After at once.
 */
export function createSearchSlots(running: number): Slots {
  let meanMs = FIRST_GUESS_MS
  const slots = createSlots({ running, waiting: () => Math.floor(running * (ANSWERED_WITHIN_MS / meanMs - 1)) })
  return {
    run(work) {
      const arrivedAt = performance.now()
      return slots.run(async () => {
        const startedAt = performance.now()
        if (startedAt - arrivedAt > ANSWERED_WITHIN_MS) {
          throw unavailable(new Error('The search waited too long'), 2)
        }
        return work().finally(() => {
          meanMs += LATEST_WEIGHT * (performance.now() - startedAt - meanMs)
        })
      })
    },
  }
}
