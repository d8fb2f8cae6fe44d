import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * Returns the result of a step: `{ passed, failed, skipped, tests, files }`. A test has `file`, `name`, `seconds` and
 * `isFlaky`, and `error` if it failed; `files` has the counts of each test file, by name. A runner that fails without a
 * failed test or a report counts as one failure.
 */
export function readResult(kind, code, report) {
  const read = { ...NO_TEST, ...READERS[kind](code, parse(report)) }
  const result = { ...read, files: countFiles(read.tests) }
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
}

const NO_TEST = { passed: 0, failed: 0, skipped: 0, tests: [], files: new Map() }
const NO_REPORT = { failed: 1 }

const READERS = {
  none: () => NO_TEST,
  command: code => (code === 0 ? { passed: 1 } : { failed: 1 }),
  vitest: (_, json) => {
    if (!json) {
      return NO_REPORT
    }
    const broken = json.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests + broken.length,
      skipped: json.numPendingTests + json.numTodoTests,
      tests: json.testResults.flatMap(file =>
        file.assertionResults.map(({ fullName, duration = 0, status, failureMessages }) => ({
          file: nameOf(file.name),
          name: `${nameOf(file.name)} › ${fullName}`,
          seconds: duration / 1000,
          isSkipped: status === 'pending' || status === 'todo' || status === 'skipped',
          // A test that passed on its second try still has the message of the first.
          isFlaky: status === 'passed' && failureMessages.length > 0,
          error: status === 'failed' ? firstLines(failureMessages[0]) : undefined,
        })),
      ),
    }
  },
  playwright: (_, json) =>
    json
      ? {
          passed: json.stats.expected + json.stats.flaky,
          failed: json.stats.unexpected,
          skipped: json.stats.skipped,
          tests: json.suites.flatMap(suite => testsOf(suite, [], nameOf(suite.file))),
        }
      : NO_REPORT,
}

function testsOf({ title, suites = [], specs = [] }, titles, file) {
  const path = [...titles, title]
  return [
    ...suites.flatMap(suite => testsOf(suite, path, file)),
    ...specs.flatMap(spec =>
      spec.tests.map(test => ({
        file,
        name: [...path, spec.title].join(' › '),
        isSkipped: test.status === 'skipped',
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        isFlaky: test.status === 'flaky',
        error: test.status === 'unexpected' ? firstLines(test.results.at(-1)?.error?.message) : undefined,
      })),
    ),
  ]
}

function countFiles(tests) {
  const files = new Map()
  for (const { file, error, isSkipped } of tests) {
    const counts = files.get(file) ?? { passed: 0, failed: 0, skipped: 0 }
    counts[error !== undefined ? 'failed' : isSkipped ? 'skipped' : 'passed'] += 1
    files.set(file, counts)
  }
  return files
}

/** The first lines of a message without terminal colours: enough to tell one failure from another. */
const firstLines = (message = 'no message') =>
  stripVTControlCharacters(message).split('\n').slice(0, 4).join(' ').slice(0, 400)

const nameOf = file => file.replace(/^.*\/(?=tests\/)/, '')

const parse = file => (file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

export function sum(list) {
  const total = key => list.reduce((all, result) => all + result[key], 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}

export function stepLine({ name, passed, failed, skipped, seconds, coreSeconds, note, isLeftOut }) {
  const mark = failed > 0 ? 'FAILED' : isLeftOut ? 'left out' : 'ok'
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
  const detail = isLeftOut ? note : note ? `${counts} (${note})` : counts
  const cost = `${seconds.toFixed(1).padStart(7)} s ${coreSeconds.toFixed(0).padStart(5)} core-s`
  return `${mark.padEnd(9)}${name.padEnd(20)}${cost}   ${detail}`
}

/** A file may take this many times its tests' budget before the summary names it. */
const TOLERANCE = 3

function filesOverBudget(results) {
  return results
    .flatMap(({ name, budget, tests, files }) =>
      [...(budget ? files : [])].map(([file, { passed, failed }]) => {
        const seconds = tests.reduce((all, test) => all + (test.file === file ? test.seconds : 0), 0)
        return { step: name, file, budget, mean: seconds / Math.max(1, passed + failed) }
      }),
    )
    .filter(({ mean, budget }) => mean > TOLERANCE * budget)
    .sort((a, b) => b.mean / b.budget - a.mean / a.budget)
    .map(({ step, file, mean, budget }) => `  ${step}: ${file} takes ${mean.toFixed(1)} s a test; ${budget} s is usual`)
}

export function describeTests(results) {
  const tests = results.flatMap(({ name, tests }) => tests.map(test => ({ ...test, step: name })))
  const failed = tests.filter(({ error }) => error !== undefined)
  const flaky = tests.filter(({ isFlaky }) => isFlaky)
  const overBudget = filesOverBudget(results)
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  return [
    ...(failed.length > 0 ? ['Failed:'] : []),
    ...failed.map(({ step, name, error }) => `  ${step}: ${name}\n    ${error}`),
    ...(flaky.length > 0 ? ['Flaky, passed only when retried:'] : []),
    ...flaky.map(({ step, name }) => `  ${step}: ${name}`),
    ...(overBudget.length > 0 ? ['Slow test files (see CONTRIBUTING for the usual times):'] : []),
    ...overBudget.slice(0, 20),
    ...(slowest.length > 0 ? ['Slowest tests:'] : []),
    ...slowest.map(({ step, name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${step}: ${name}`),
  ]
}
