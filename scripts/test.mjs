import './lib/node-version.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { countsOf, sum } from './test/counts.mjs'
import { runSideBySide } from './test/side-by-side.mjs'
import { steps } from './test/steps.mjs'

/**
 * `npm test`: the same steps at the desk and in the cloud. A failed step stops nothing; its output is shown, and the
 * last line sums up. `npm run test:quick` leaves out everything that needs a browser or a PostgreSQL server;
 * `npm test -- repo unit` runs only the steps of those names.
 */
const args = process.argv.slice(2)
const quick = args.includes('--quick')
const names = args.filter(arg => !arg.startsWith('--'))
const wanted = steps.filter(step => (names.length > 0 ? names.includes(step.name) : !quick || step.quick))
const unknown = names.filter(name => !steps.some(step => step.name === name))

if (unknown.length > 0) {
  console.error(`No step "${unknown.join('", "')}"; there are ${steps.map(step => step.name).join(', ')}`)
  process.exit(1)
}
await prepare()
const results = await runSideBySide(wanted, runStep)
const total = sum(results)
console.log(`\n${results.map(line).join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0

async function prepare() {
  try {
    await ensureInstalled()
    if (wanted.some(step => !step.quick)) {
      process.env.CHROMIUM_PATH = await ensureBrowser()
    }
  } catch (error) {
    console.error(`${error.message}\n0 passed, 1 failed`)
    process.exit(1)
  }
}

async function runStep(step) {
  const started = performance.now()
  console.log(`--- ${step.name}`)
  const { kind, code, report, output } = await attempt(step)
  const counts = countsOf(kind, code, report)
  if (counts.failed > 0 || process.env.VERBOSE) {
    console.log(`--- output of ${step.name}\n${output.trimEnd()}`)
  }
  const result = {
    name: step.name,
    seconds: (performance.now() - started) / 1000,
    note: noteOf(kind, output),
    ...counts,
  }
  console.log(line(result))
  return result
}

async function attempt(step) {
  try {
    return await step.run()
  } catch (error) {
    return { kind: 'command', code: 1, output: error.stack }
  }
}

function noteOf(kind, output) {
  return kind === 'none' ? output : ''
}

function line({ name, passed, failed, skipped, seconds, note }) {
  const mark = failed > 0 ? 'FAILED' : note ? 'left out' : 'ok'
  const counts = note || `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
  return `${mark.padEnd(9)}${name.padEnd(20)}${seconds.toFixed(1).padStart(7)} s   ${counts}`
}
