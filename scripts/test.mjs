import './lib/node-version.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { createMemory } from './test/fingerprints.mjs'
import { readOptions } from './test/options.mjs'
import { planRun } from './test/plan.mjs'
import { describeTests, readResult, sum } from './test/report.mjs'
import { runSideBySide } from './test/side-by-side.mjs'

/**
 * `npm test`: the same steps in local development and in CI, or those that the command line names (`test/options.mjs`). A
 * failed step stops nothing; its output is shown, and the last line is the sum.
 */
const options = orExit(() => readOptions(process.argv.slice(2)))
if (options.isFull) {
  process.env.FULL_TESTS = '1'
}
const plan = orExit(() => planRun(options))
const memory = createMemory([options.isFull, options.seed, process.env.TEST_DATABASE_URL])
const isRemembering = !process.env.CI && options.names.length === 0 && !options.changedSince
await prepare()
const results = await runSideBySide(plan, runStep)
const total = sum(results)
console.log(`\n${[...results.map(line), '', ...describeTests(results)].join('\n')}\n`)
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

async function runStep(step) {
  const known = isRemembering && step.inputs ? memory.recall(step) : undefined
  if (known && !options.isForced) {
    return {
      name: step.name,
      seconds: 0,
      note: 'nothing changed since it passed; --force runs it',
      tests: [],
      ...known,
    }
  }
  const started = performance.now()
  console.log(`--- ${step.name}`)
  const { kind, code, report, output, note = '' } = await attempt(step)
  const result = readResult(kind, code, report)
  if (result.failed > 0 || process.env.VERBOSE) {
    console.log(`--- output of ${step.name}\n${output.trimEnd()}`)
  }
  if (isRemembering && step.inputs && kind !== 'none') {
    memory.store(step, result)
  }
  const finished = {
    name: step.name,
    seconds: (performance.now() - started) / 1000,
    isLeftOut: kind === 'none',
    note: kind === 'none' ? output : note,
    ...result,
  }
  console.log(line(finished))
  return finished
}

async function attempt(step) {
  try {
    return await step.run(step.part)
  } catch (error) {
    return { kind: 'command', code: 1, output: error.stack }
  }
}

function line({ name, passed, failed, skipped, seconds, note, isLeftOut }) {
  const mark = failed > 0 ? 'FAILED' : isLeftOut ? 'left out' : 'ok'
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
  const detail = isLeftOut ? note : note ? `${counts} (${note})` : counts
  return `${mark.padEnd(9)}${name.padEnd(20)}${seconds.toFixed(1).padStart(7)} s   ${detail}`
}
