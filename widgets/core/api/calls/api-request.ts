import type { Call } from '../contracts'
import type { StandardSchema } from './schema'

export interface ApiRequest<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  params?: Readonly<Record<string, string | number | boolean | undefined>>
  schema?: StandardSchema<T>
  /** The declared call whose contract validates the answer in development and tests. */
  contract?: Call
  /** Cancels the request: the promise then fails with status 0. */
  signal?: AbortSignal
}

export const TIMEOUT_MS = 15_000
