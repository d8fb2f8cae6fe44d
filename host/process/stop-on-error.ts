import type { Logger } from './log'

/** Requests in flight end within their deadline of 5 s; longer jobs are given to another worker. */
const STOP_WITHIN_MS = 10_000

/**
 * After an uncaught error or unhandled rejection the state of the process is unknown, so it calls `stop`, which answers
 * the requests in flight, and exits with code 1 after at most ten seconds.
 */
export function stopOnError(log: Logger, stop: () => void): void {
  process.on('uncaughtException', (error, event) => {
    log.fatal({ err: error, event }, 'an error was not caught, the process stops')
    if (process.exitCode === undefined) {
      process.exitCode = 1
      setTimeout(() => process.exit(1), STOP_WITHIN_MS)
      stop()
    }
  })
}
