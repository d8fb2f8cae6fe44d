export type DatabaseFault = 'conflict' | 'invalid' | 'unavailable' | 'timeout'

const CONFLICT = new Set([
  '23505', // unique_violation
  '23P01', // exclusion_violation
  '23503', // foreign_key_violation: the other row went away meanwhile
  '40001', // serialization_failure
  '40P01', // deadlock_detected
])

/** Values that only the database can check: if a guard lets one through, the answer must be 422, not 500. */
const INVALID = new Set([
  '22P02', // text that is not a number, date or boolean; lone surrogate in jsonb
  '22P05', // NUL in jsonb
  '22003', // number out of range
  '22007', // text that is not a date
  '22008', // date that does not exist
  '22021', // NUL in text
  '22001', // text too long
  '22025', // pattern that ends in a backslash
  '22023', // argument out of range
  '2201W', // negative LIMIT
  '2201X', // negative OFFSET
  '2201B', // broken regular expression
  '23502', // missing value
  '23514', // check constraint
])

const TIMEOUT = new Set([
  '57014', // statement timeout
  '55P03', // lock timeout
  '25P03', // idle in transaction
  '25P04', // transaction timeout
])

const UNAVAILABLE = new Set([
  '28000', // the role may not log in
  '28P01', // wrong password
  '3D000', // the database does not exist
  '42501', // the role lacks a right
  '25006', // read only: the disk is nearly full, or this is a replica
  '53000',
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '53400',
  '57P01', // the administrator ended the connection
  '57P02', // crash elsewhere
  '57P03', // starting up or shutting down
  '57P05', // idle session timeout
  '58030', // input/output error
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT', // the socket file is gone: the engine is being opened again
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** The driver gives these errors no code. */
const LOST =
  /^(SASL: |Connection terminated|timeout e?xceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/i

/** Returns undefined for an error that is a bug of ours. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) {
    return undefined
  }
  const code = sqlState(error)
  if (code) {
    return faultOfCode(code, error)
  }
  if (error.message === 'Query read timeout') {
    return 'timeout'
  }
  return LOST.test(error.message) ? 'unavailable' : undefined
}

function faultOfCode(code: string, error: Error): DatabaseFault | undefined {
  if (CONFLICT.has(code)) {
    return 'conflict'
  } else if (INVALID.has(code)) {
    return 'invalid'
  } else if (TIMEOUT.has(code)) {
    return 'timeout'
  } else if (code === 'ENOENT') {
    return 'syscall' in error && error.syscall === 'connect' ? 'unavailable' : undefined
  }
  return UNAVAILABLE.has(code) || code.startsWith('08') ? 'unavailable' : undefined
}

/** A refused connection to several addresses is an `AggregateError`. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | undefined)?.code
  if (typeof code === 'string') {
    return code
  }
  return error instanceof AggregateError && error.errors.length > 0 ? sqlState(error.errors[0]) : undefined
}
