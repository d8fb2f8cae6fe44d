import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import type { Fault } from './types'

export function jsonFault(error: ParseError | undefined, offset: number): Fault {
  const rule = error
    ? printParseErrorCode(error.error)
        .replace(/([A-Z])/g, ' $1')
        .toLowerCase()
        .trim()
    : 'no value'
  return { offset: offset + (error?.offset ?? 0), message: `The JSON is broken: ${rule}`, severity: 'error' }
}
