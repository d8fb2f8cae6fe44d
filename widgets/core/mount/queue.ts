/** The longest slice of mounting, in milliseconds, before the page gets its turn. */
const SLICE = 8
const jobs: (() => void)[] = []

/** Runs the job soon; many jobs are cut into slices, so that a page full of widgets makes no long task. */
export function enqueue(job: () => void, first: boolean): void {
  if (jobs[first ? 'unshift' : 'push'](job) === 1) {
    void run()
  }
}

async function run(): Promise<void> {
  // Everything that is ready at this moment gets into the list first.
  await Promise.resolve()
  let end = performance.now() + SLICE
  while (jobs.length) {
    jobs.shift()?.()
    if (performance.now() > end) {
      await pause()
      end = performance.now() + SLICE
    }
  }
}

/** Lets the page paint and answer. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}
