import { createRequire } from 'node:module'
import pino, { type DestinationStream, type Logger } from 'pino'
import type PinoPretty from 'pino-pretty'
import type { Config } from '../config'
import { scrub, serialiseError } from '../lib/scrub'

/** Fields whose text is logged. Request content belongs in none of them; a new field must be added here. */
const TEXT_FIELDS = new Set(
  (
    'id method path error kind mail host reason mode state phase event signal name template ' +
    'job jobId request queue task migration status code statement'
  ).split(' '),
)
const REMOVED = '[removed]'
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Logs JSON lines to standard output (readable ones in a terminal), without personal data: only numbers, flags, the
 * fields above and the parts of an error that `serialiseError` allows. Texts lose their addresses and tokens.
 */
export function createLog(
  config: Pick<Config, 'LOG_LEVEL' | 'RELEASE_STAGE'>,
  destination?: DestinationStream,
): Logger {
  const options: pino.LoggerOptions = {
    level: config.LOG_LEVEL,
    base: { version: '1.4.0', stage: config.RELEASE_STAGE },
    serializers: { err: serialiseError },
    formatters: { log: allowedFields },
    hooks: {
      // Without a message, pino would log the error's unfiltered.
      logMethod(args, log) {
        const [first, message = 'error'] = args as [unknown, string?]
        log.apply(this, typeof first === 'string' ? [scrub(first)] : [first as object, scrub(message)])
      },
    },
  }
  const stream = destination ?? readableStream(config)
  return stream ? pino(options, stream) : pino(options)
}

function readableStream({ RELEASE_STAGE }: Pick<Config, 'RELEASE_STAGE'>): DestinationStream | undefined {
  if (RELEASE_STAGE === 'production' || !process.stdout.isTTY) {
    return undefined
  }
  try {
    // A development dependency, absent in production.
    const pretty = createRequire(import.meta.url)('pino-pretty') as typeof PinoPretty
    return pretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname,version,stage', singleLine: true, sync: true })
  } catch {
    return undefined
  }
}

function allowedFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, allowedValue(key, value)]))
}

function allowedValue(key: string, value: unknown): unknown {
  if (key === 'err' || value === null || ['number', 'boolean', 'undefined'].includes(typeof value)) {
    return value
  }
  if (typeof value !== 'string' || !TEXT_FIELDS.has(key)) {
    return REMOVED
  }
  return UUID.test(value) ? value : scrub(value)
}

export type { Logger }
