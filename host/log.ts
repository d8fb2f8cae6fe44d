import pino, { type Logger } from 'pino'
import type { Config } from './config'

/** The log of the process: JSON lines on standard output, without personal data. */
export function createLog(config: Config): Logger {
  return pino({
    level: config.LOG_LEVEL,
    base: { version: '1.3.1', stage: config.RELEASE_STAGE },
    redact: {
      paths: [
        'email',
        'password',
        'cookie',
        'authorization',
        '*.email',
        '*.password',
        '*.cookie',
        'err.query',
        'err.parameters',
        'err.detail',
      ],
      censor: '[removed]',
    },
  })
}

export type { Logger }
