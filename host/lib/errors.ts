import { formatWait } from './wait'

/** All errors that callers can receive; `expose` allows showing the message to them. */
const ERROR_CODES = {
  not_found: { status: 404, expose: true },
  gone: { status: 410, expose: true },
  invalid: { status: 422, expose: true },
  malformed: { status: 400, expose: true },
  unauthenticated: { status: 401, expose: true },
  forbidden: { status: 403, expose: true },
  unverified: { status: 403, expose: true },
  method_not_allowed: { status: 405, expose: true },
  conflict: { status: 409, expose: true },
  too_large: { status: 413, expose: true },
  page_expired: { status: 419, expose: true },
  misdirected: { status: 421, expose: true },
  too_many: { status: 429, expose: true },
  internal: { status: 500, expose: false },
  unavailable: { status: 503, expose: false },
} as const

export type ErrorCode = keyof typeof ERROR_CODES
export type FieldErrors = Readonly<Record<string, readonly string[]>>

interface ErrorDetails {
  fields?: FieldErrors
  /** Seconds after which to try again, sent as Retry-After. */
  retryAfter?: number
  /** An alternative to offer: the page's new address, or the closest one. */
  instead?: { text: string; href: string }
  /** The error page contains the submitted form fields, so that they can be sent again. */
  keepsForm?: boolean
  cause?: unknown
}

/** The host's only error class. Its identity is `code`, never the message. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly expose: boolean
  readonly fields: FieldErrors | undefined
  readonly retryAfter: number | undefined
  readonly instead: ErrorDetails['instead']
  readonly keepsForm: boolean

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    const { fields, retryAfter, instead, keepsForm = false, cause } = details
    super(message, { cause })
    this.name = 'AppError'
    this.code = code
    this.status = ERROR_CODES[code].status
    this.expose = ERROR_CODES[code].expose
    this.fields = fields
    this.retryAfter = retryAfter
    this.instead = instead
    this.keepsForm = keepsForm
  }
}

export const notFound = (message = 'We could not find that page', instead?: ErrorDetails['instead']) =>
  new AppError('not_found', message, { instead })
export const gone = (message: string) => new AppError('gone', message)
export const unauthenticated = (message = 'Log in to continue', details: Pick<ErrorDetails, 'keepsForm'> = {}) =>
  new AppError('unauthenticated', message, details)
export const forbidden = (message = 'You don’t have access to this') => new AppError('forbidden', message)
/** Scripts recognise this error by its code in the JSON response. */
export const unverified = () => new AppError('unverified', 'Confirm your email first')
export const conflict = (message: string) => new AppError('conflict', message)
export const pageExpired = (details: Pick<ErrorDetails, 'keepsForm'> = {}) =>
  new AppError('page_expired', 'This page was open too long. We have refreshed it; your draft is safe.', details)
export const tooMany = (
  retryAfter: number,
  message = `You are going too fast. Wait ${formatWait(retryAfter)} and try again`,
) => new AppError('too_many', message, { retryAfter })
export const unavailable = (cause?: unknown, retryAfter = 5) =>
  new AppError('unavailable', 'The database is not responding', { cause, retryAfter })

export function invalid(fields: FieldErrors, message = 'Check what you entered'): AppError {
  return new AppError('invalid', message, { fields })
}

/** Returns the value, or throws a 404 if there is none: `found(await queries.findCompany(db, slug))`. */
export function found<T>(value: T | null | undefined, message?: string): T {
  if (value === null || value === undefined) {
    throw notFound(message)
  }
  return value
}
