import type { StandardSchema } from './schema'

export interface Call<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  params?: Readonly<Record<string, string | number | boolean | undefined>>
  /** The shape of the answer; an answer of another shape fails. Without it the answer is taken at its word. */
  schema?: StandardSchema<T>
  /** Calls it off: the promise then fails with status 0. */
  signal?: AbortSignal
}

/**
 * One call to the host, as spec section 7 wants it. Fails with `ApiError`, whatever went wrong. The client comes with
 * the first call, not with the page.
 */
export async function request<T = unknown>(call: Call<T>): Promise<T> {
  const { send } = await import('./transport')
  return send(call)
}
