/** The cores of a CI machine. A single-threaded step, or one that often waits, leaves room for another. */
const CORES = 2

/**
 * Runs the steps in order, as many at once as there are cores: `cores` is how many a step uses (all by default),
 * `after` names the steps that must finish first. Returns the results in the order of the steps.
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
