import type { Logger } from './log'

/** Requests in flight end within their deadline of 5 s; longer jobs are given to another worker. */
const STOP_WITHIN_MS = 10_000

/**
 * Ends the process with exit code 1 after an uncaught error, because its state is unknown: logs it, calls `stop`, which
 * answers the requests in flight, and exits after at most ten seconds. An unhandled rejection is such an error too.
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
