import { existsSync, readFileSync } from 'node:fs'

/**
 * What a step says about itself: `{ passed, failed, skipped }`. A runner that ends with a fault but blames no test, or
 * that leaves no report, has failed once.
 */
export function countsOf(kind, code, report) {
  const counts = READERS[kind](code, report)
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

const NO_TEST = { passed: 0, failed: 0, skipped: 0 }

const READERS = {
  none: () => NO_TEST,
  command: code => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }),
  vitest: (_, report) => {
    const json = read(report)
    const broken = json?.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
    return json
      ? {
          passed: json.numPassedTests,
          failed: json.numFailedTests + broken.length,
          skipped: json.numPendingTests + json.numTodoTests,
        }
      : NO_REPORT
  },
  // Flaky ones passed at the second try, which only the cloud gives.
  playwright: (_, report) => {
    const stats = read(report)?.stats
    return stats
      ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
      : NO_REPORT
  },
}

const NO_REPORT = { passed: 0, failed: 1, skipped: 0 }

const read = file => (file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

export function sum(list) {
  return list.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}
