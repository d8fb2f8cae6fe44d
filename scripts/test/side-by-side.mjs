/** What the machines of the cloud have; a step that waits much, or has one thread, leaves room for another. */
const CORES = 2

/**
 * Runs the steps in their order, as many at once as the cores carry: `cores` says how many a step keeps busy (else
 * all), `after` which steps have to be over before it. Returns the results in the order of the steps.
 */
export async function runSideBySide(steps, run) {
  const waiting = [...steps]
  const running = new Map()
  const results = new Map()
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(
      step => fits(step, running.keys()) && !waitsFor(step, [...waiting, ...running.keys()]),
    )
    if (next >= 0) {
      const [step] = waiting.splice(next, 1)
      running.set(
        step,
        run(step).then(result => {
          results.set(step, result)
          running.delete(step)
        }),
      )
    } else {
      await Promise.race(running.values())
    }
  }
  return steps.map(step => results.get(step))
}

function fits(step, running) {
  const busy = [...running].reduce((sum, { cores = CORES }) => sum + cores, 0)
  return busy + (step.cores ?? CORES) <= CORES
}

function waitsFor({ after = [] }, unfinished) {
  return unfinished.some(({ name }) => after.includes(name))
}
