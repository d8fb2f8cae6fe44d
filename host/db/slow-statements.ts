import pg from 'pg'
import type { Log } from './options'
import { isWithoutTimeout } from './without-timeout'

/** Slower statements, including their wait for a connection, are counted and logged. */
const SLOW_MS = 500
const LONGEST_TEXT = 500

type Report = (text: string, ms: number) => void

export interface SlowStatements {
  readonly count: number
  report: Report
}

/** Counts a process's slow statements, and logs their texts if `isLogged`. */
export function createSlowStatements(log: Log, isLogged: boolean): SlowStatements {
  let count = 0
  return {
    get count() {
      return count
    },
    report(text, ms) {
      // Statements of work without a timeout are meant to be long.
      if (ms > SLOW_MS && !isWithoutTimeout()) {
        count += 1
        if (isLogged) {
          log.warn({ ms: Math.round(ms), statement: fingerprint(text) }, 'slow statement')
        }
      }
    },
  }
}

/** The statement without values: parameters are not part of it, and literals are removed. */
function fingerprint(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
}

/** Returns a client of the driver that reports how long each statement took, whether it succeeded or not. */
export function timedClient(report: Report): typeof pg.Client {
  return class TimedClient extends pg.Client {
    // The driver has seven signatures, and all of them are passed through.
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
