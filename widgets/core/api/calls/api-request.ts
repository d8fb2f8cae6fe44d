import type { Call } from '../contracts'
import type { StandardSchema } from './schema'

export interface ApiRequest<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** The query string. */
  params?: Readonly<Record<string, string | number | boolean | undefined>>
  /** The shape of the answer; an answer of another shape fails. */
  schema?: StandardSchema<T>
  /** The declared call whose contract the answer is checked against in development and tests. */
  contract?: Call
  /** Cancels the request: the promise then fails with status 0. */
  signal?: AbortSignal
}

/** How long a call may take. */
export const TIMEOUT_MS = 15_000
