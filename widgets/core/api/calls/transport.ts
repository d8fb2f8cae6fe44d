import axios, { isAxiosError } from 'axios'
import { ApiError } from './api-error'
import type { Call } from './request'

const TIMEOUT = 15_000
const PAGE_EXPIRED = 419

/** Axios adds the XSRF header to same-origin calls by itself, from the cookie that the host sets for signed-in people. */
const client = axios.create({
  timeout: TIMEOUT,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
})

/** Sends a call; after a 419, which says that the token was too old, once more with a fresh one. */
export async function send<T>(call: Call<T>): Promise<T> {
  try {
    return await sendOnce(call)
  } catch (error) {
    if (error instanceof ApiError && error.status === PAGE_EXPIRED && (await refreshToken())) {
      return sendOnce(call)
    }
    throw error
  }
}

async function sendOnce<T>({ method, path, body, params, schema, signal }: Call<T>): Promise<T> {
  const response = await client.request<unknown>({ method, url: path, data: body, params, signal }).catch(fail)
  const result = schema ? await schema['~standard'].validate(response.data) : { value: response.data as T }
  if (result.issues) {
    throw new ApiError(response.status, response.data, { cause: result.issues })
  }
  return result.value
}

/** The answer sets the cookie. */
function refreshToken(): Promise<boolean> {
  return client.get('/ajax/csrf-token').then(
    () => true,
    () => false,
  )
}

function fail(error: unknown): never {
  const response = isAxiosError(error) ? error.response : undefined
  throw new ApiError(response?.status ?? 0, response?.data, { cause: error })
}
