import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * The result of a step: `{ passed, failed, skipped, tests }`, where a test has `name`, `seconds` and `isFlaky`, and
 * `error` when it failed. A runner that ends with an error but blames no test, or that leaves no report, has failed once.
 */
export function readResult(kind, code, report) {
  const result = { ...NO_TEST, ...READERS[kind](code, read(report)) }
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
}

const NO_TEST = { passed: 0, failed: 0, skipped: 0, tests: [] }
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
          name: `${nameOf(file.name)} › ${fullName}`,
          seconds: duration / 1000,
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
          tests: json.suites.flatMap(suite => testsOf(suite, [])),
        }
      : NO_REPORT,
}

function testsOf({ title, suites = [], specs = [] }, titles) {
  const path = [...titles, title]
  return [
    ...suites.flatMap(suite => testsOf(suite, path)),
    ...specs.flatMap(spec =>
      spec.tests.map(test => ({
        name: [...path, spec.title].join(' › '),
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        isFlaky: test.status === 'flaky',
        error: test.status === 'unexpected' ? firstLines(test.results.at(-1)?.error?.message) : undefined,
      })),
    ),
  ]
}

/** The beginning of a message without the colours of a terminal: enough to tell one failure from another. */
const firstLines = (message = 'no message') =>
  stripVTControlCharacters(message).split('\n').slice(0, 4).join(' ').slice(0, 400)

const nameOf = file => file.replace(/^.*\/(?=tests\/)/, '')

const read = file => (file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

export function sum(list) {
  const total = key => list.reduce((all, result) => all + result[key], 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}

/** The lines on tests that failed, on those that needed a retry, and on the ten that took longest. */
export function describeTests(results) {
  const tests = results.flatMap(({ name, tests }) => tests.map(test => ({ ...test, step: name })))
  const failed = tests.filter(({ error }) => error !== undefined)
  const flaky = tests.filter(({ isFlaky }) => isFlaky)
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  return [
    ...(failed.length > 0 ? ['Failed:'] : []),
    ...failed.map(({ step, name, error }) => `  ${step}: ${name}\n    ${error}`),
    ...(flaky.length > 0 ? ['Flaky, passed only when retried:'] : []),
    ...flaky.map(({ step, name }) => `  ${step}: ${name}`),
    ...(slowest.length > 0 ? ['Slowest tests:'] : []),
    ...slowest.map(({ step, name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${step}: ${name}`),
  ]
}
