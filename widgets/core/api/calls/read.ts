import { ApiError } from './api-error'
import { type ApiRequest, TIMEOUT_MS } from './api-request'

interface Answer {
  status: number
  data: unknown
}

/**
 * Sends a GET without the 22 kB HTTP client: a signed-in page reads at once, but writes only after a click. A GET needs
 * no token. Fails with `ApiError`.
 */
export async function read({ path, params = {}, signal }: ApiRequest<unknown>): Promise<Answer> {
  const query = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const url = query.length > 0 ? `${path}?${String(new URLSearchParams(query))}` : path
  const timer = AbortSignal.timeout(TIMEOUT_MS)
  const { ok, status, data } = await fetchJson(url, signal ? AbortSignal.any([signal, timer]) : timer)
  if (!ok) {
    throw new ApiError(status, data)
  }
  return { status, data }
}

async function fetchJson(url: string, signal: AbortSignal): Promise<Answer & { ok: boolean }> {
  try {
    const headers = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' }
    const response = await fetch(url, { headers, signal })
    return { ok: response.ok, status: response.status, data: parse(await response.text()) }
  } catch (error) {
    throw new ApiError(0, undefined, { cause: error })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
