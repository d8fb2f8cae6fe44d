import axios, { isAxiosError } from 'axios'
import { ApiError } from './api-error'
import { type ApiRequest, TIMEOUT_MS } from './api-request'
import { checkResult } from './check-result'

const PAGE_EXPIRED = 419

/** Axios copies the CSRF token from the cookie of signed-in users to the header, for same-origin requests only. */
const client = axios.create({
  timeout: TIMEOUT_MS,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
})

/** Sends a request; after a 419 (expired CSRF token) once more with a fresh token. */
export async function send<T>(options: ApiRequest<T>): Promise<T> {
  try {
    return await sendOnce(options)
  } catch (error) {
    if (error instanceof ApiError && error.status === PAGE_EXPIRED && (await refreshToken())) {
      return sendOnce(options)
    }
    throw error
  }
}

async function sendOnce<T>(options: ApiRequest<T>): Promise<T> {
  const { method, path, body, params, signal } = options
  return checkResult(
    options,
    await client.request<unknown>({ method, url: path, data: body, params, signal }).catch(fail),
  )
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
