import './lib/node-version.mjs'
import './test/temporary.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { totalCoreSeconds } from './test/cores.mjs'
import { createMemory } from './test/memory.mjs'
import { readOptions } from './test/options.mjs'
import { changedProse, planRun } from './test/plan.mjs'
import { describeTests, stepLine, sum } from './test/report.mjs'
import { createRunner } from './test/run-step.mjs'
import { runSideBySide } from './test/side-by-side.mjs'

/**
 * `npm test`: the same steps in local development and in CI, or only those on the command line (`test/options.mjs`). A
 * failed step does not stop the others: its output is shown, and the last line sums up.
 */
const started = performance.now()
const options = orExit(() => readOptions(process.argv.slice(2)))
if (options.isFull) {
  process.env.FULL_TESTS = '1'
} else if (!process.env.CI) {
  process.env.LANGUAGE_PATHS ??= changedProse().join(',')
}
const plan = orExit(() => planRun(options))
const isRemembering = !process.env.CI && options.names.length === 0 && !options.changedSince
const memory = isRemembering
  ? createMemory([options.isFull, options.seed, process.env.TEST_DATABASE_URL], options)
  : undefined
await prepare()
const results = await runSideBySide(plan, createRunner(memory))
const total = sum(results)
const minutes = (performance.now() - started) / 60_000
console.log(`\n${[...results.map(stepLine), '', ...describeTests(results)].join('\n')}\n`)
console.log(`${minutes.toFixed(1)} minutes, ${Math.round(totalCoreSeconds())} core-seconds`)
if (options.seed) {
  console.log(`Shuffled with --shuffle=${options.seed}`)
}
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0

function orExit(work) {
  try {
    return work()
  } catch (error) {
    console.error(`${error.message}\n0 passed, 1 failed`)
    return process.exit(1)
  }
}

async function prepare() {
  try {
    await ensureInstalled()
    if (plan.some(step => !step.isQuick)) {
      process.env.CHROMIUM_PATH = await ensureBrowser()
    }
  } catch (error) {
    console.error(`${error.message}\n0 passed, 1 failed`)
    process.exit(1)
  }
}
