import pg from 'pg'
import type { Log } from './options'
import { isWithoutTimeout } from './without-timeout'

/** Includes the wait for a connection. */
const SLOW_MS = 500
const MAX_TEXT_LENGTH = 500

type Report = (text: string, ms: number) => void

export interface SlowStatements {
  readonly count: number
  report: Report
}

export function createSlowStatements(log: Log, isLogged: boolean): SlowStatements {
  let count = 0
  return {
    get count() {
      return count
    },
    report(text, ms) {
      // Work without a timeout is expected to have long statements.
      if (ms > SLOW_MS && !isWithoutTimeout()) {
        count += 1
        if (isLogged) {
          log.warn({ ms: Math.round(ms), statement: fingerprint(text) }, 'slow statement')
        }
      }
    },
  }
}

/** Removes literals; parameters are not part of the text. */
function fingerprint(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
}

export function timedClient(report: Report): typeof pg.Client {
  return class TimedClient extends pg.Client {
    // Passes all seven signatures of the driver through.
    override query(...parameters: never[]): never {
      const [statement] = parameters as unknown as [string | { text: string }]
      const startedAt = performance.now()
      const finish = () =>
        report(typeof statement === 'string' ? statement : statement.text, performance.now() - startedAt)
      const query = super.query.bind(this) as (...given: unknown[]) => unknown
      const callback = parameters.at(-1) as unknown
      if (typeof callback === 'function') {
        const timed = (...results: unknown[]) => {
          finish()
          ;(callback as (...given: unknown[]) => void)(...results)
        }
        return query(...parameters.slice(0, -1), timed) as never
      }
      const result = query(...parameters)
      if (result instanceof Promise) {
        result.then(finish, finish)
      }
      return result as never
    }
  }
}
