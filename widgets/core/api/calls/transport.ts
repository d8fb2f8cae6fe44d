import axios, { isAxiosError } from 'axios'
import { ApiError } from './api-error'
import type { ApiRequest } from './api-request'

const TIMEOUT = 15_000
const PAGE_EXPIRED = 419

/** Axios copies the CSRF token from the cookie of signed-in people to the header, for same-origin requests only. */
const client = axios.create({
  timeout: TIMEOUT,
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

async function sendOnce<T>({ method, path, body, params, schema, contract, signal }: ApiRequest<T>): Promise<T> {
  const response = await client.request<unknown>({ method, url: path, data: body, params, signal }).catch(fail)
  const result = schema ? await schema['~standard'].validate(response.data) : { value: response.data as T }
  if (result.issues) {
    throw new ApiError(response.status, response.data, { cause: result.issues })
  }
  if (process.env.NODE_ENV !== 'production' && contract) {
    const { checkAnswer } = await import('./check-answer')
    const faults = checkAnswer(contract, response.data)
    if (faults.length > 0) {
      throw new ApiError(response.status, { message: faults.join('; ') })
    }
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
