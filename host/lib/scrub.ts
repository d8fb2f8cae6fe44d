const ADDRESS = /[^\s<>"'`(),:;[\]\\]+@[^\s<>"'`(),:;[\]\\]+/g
/** Long runs of letters and digits: session ids, tokens of links, hashes. Names of our migrations stay. */
const TOKEN = /\b(\d{4}-[a-z-]+\.sql)\b|(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi
/** Data exceptions and syntax errors of PostgreSQL quote the value; other errors quote table names. */
const QUOTES_VALUES = /^(22|42601)/
const SQL_STATE = /^[\dA-Z]{5}$/
const DEEPEST_CAUSE = 3
const MAX_LENGTH = 2_000

interface LoggedError {
  type: string
  code?: string
  message: string
  stack?: string
  cause?: LoggedError
}

export function scrub(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(ADDRESS, '[address]')
    .replace(TOKEN, (_, migration?: string) => migration ?? '[token]')
}

/**
 * Only type, code, message, stack and cause of an error are logged: drivers and parsers attach packets, addresses,
 * queries and values. Quoted text is removed from the message, because parsers quote their input; so are mail servers'
 * replies, which name the recipient.
 */
export function serialiseError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: '[removed]' }
  }
  const { cause } = error
  return {
    type: error.name,
    code: codeOf(error),
    message: messageOf(error),
    stack: stackOf(error),
    cause: cause instanceof Error && depth < DEEPEST_CAUSE ? serialiseError(cause, depth + 1) : undefined,
  }
}

function messageOf(error: Error & { response?: unknown }): string {
  const { message, response } = error
  const own = typeof response === 'string' && response !== '' ? message.replaceAll(response, '[reply]') : message
  const code = codeOf(error) ?? ''
  const quotesNames = SQL_STATE.test(code) && !QUOTES_VALUES.test(code)
  return scrub(quotesNames ? own : own.replace(/"[^]*"/g, '"..."'))
}

/** A refused connection to several addresses has its code on each of its errors. */
function codeOf(error: Error & { code?: unknown }): string | undefined {
  const [first] = error instanceof AggregateError ? (error.errors as ({ code?: unknown } | undefined)[]) : []
  const code = error.code ?? first?.code
  return typeof code === 'string' && /^\w+$/.test(code) ? code : undefined
}

/** The stack starts with the message, which may have several lines. */
function stackOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message)
  return stack
    .slice(start === -1 ? 0 : start + message.length)
    .split('\n')
    .filter(line => /^ +at \S/.test(line))
    .join('\n')
}
