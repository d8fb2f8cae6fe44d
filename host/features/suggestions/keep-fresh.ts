/** Filling the table costs the database something, so it happens once a minute at most, */
const LEAST_PAUSE = 60_000
/** and takes no more than this part of its time. */
const SHARE = 1 / 20

/** What a filling was made from: the version of the data, and when the clock next changes what is open. */
export interface Filling {
  version: number
  nextExpiry: number
}

interface Parts {
  data: { current: () => number; nextExpiry: () => number }
  clock: { now: () => Date }
  log: { warn: (details: object, message: string) => void }
  /** Fills the table unless it is as new as the data, or another host is about it; says what it holds, if it holds anything. */
  refresh: (when: { now: Date; nextExpiry: number }) => Promise<Filling | undefined>
}

/**
 * A function that each question calls first. Where the table was never filled it waits for that; later the answer comes
 * from what there is, while a newer filling is made beside it. No question means no work.
 */
export function keepFresh({ data, clock, log, refresh }: Parts): () => Promise<void> {
  let filling: Filling | undefined
  let resting = -Infinity
  let running: Promise<void> | undefined

  const isDue = (now: number) =>
    now >= resting && (!filling || data.current() > filling.version || now >= filling.nextExpiry)

  const run = async (now: Date) => {
    const began = performance.now()
    try {
      filling = (await refresh({ now, nextExpiry: data.nextExpiry() })) ?? filling
    } catch (error) {
      log.warn({ err: error }, 'the suggestions could not be brought up to date; those of before stay')
    }
    resting = now.getTime() + Math.max(LEAST_PAUSE, (performance.now() - began) / SHARE)
    running = undefined
  }

  return async () => {
    const now = clock.now()
    if (!running && isDue(now.getTime())) {
      running = run(now)
    }
    if (!filling) {
      await running
    }
  }
}
