import { unavailable } from '../errors'

interface SlotOptions {
  /** How many run at once. */
  running: number
  /** Returns how many more may wait now. */
  waiting: () => number
}

/** Runs work in a limited number of slots, in the order in which it arrives. */
export interface Slots {
  /** Throws 503 with Retry-After at once if too much is waiting already. */
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

  /** Hands the slot to the next in the queue. */
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

/** A search that is let in is answered within this time, on average. */
const ANSWERED_WITHIN_MS = 1_500
/** The assumed duration of a search before one has been measured. */
const FIRST_GUESS_MS = 100
const WEIGHT_OF_LATEST = 0.2

/**
 * Creates slots for searches. How many may wait follows from how long the latest ones took, so a slow database gets as many
 * as it can answer in time, and everyone else is asked at once to try again.
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
          meanMs += WEIGHT_OF_LATEST * (performance.now() - startedAt - meanMs)
        })
      })
    },
  }
}
