/** The longest time, in milliseconds, that mounting may block the main thread. */
const SLICE = 8
const jobs: (() => unknown)[] = []

/** Runs the job soon, in slices, so that a page full of widgets causes no long task. Urgent jobs go first. */
export function enqueue(job: () => unknown, isUrgent: boolean): void {
  if (jobs[isUrgent ? 'unshift' : 'push'](job) === 1) {
    void run()
  }
}

async function run(): Promise<void> {
  // Jobs that are enqueued in the same task can still be sorted.
  await Promise.resolve()
  let end = performance.now() + SLICE
  while (jobs.length) {
    try {
      jobs.shift()?.()
    } catch (error) {
      // The next job belongs to another widget.
      reportError(error)
    }
    if (performance.now() > end) {
      await yieldToMain()
      end = performance.now() + SLICE
    }
  }
}

/** Lets the browser paint and handle input. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}
