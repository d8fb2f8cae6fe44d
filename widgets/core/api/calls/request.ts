import type { ApiRequest } from './api-request'
import { checkResult } from './check-result'

/**
 * Sends one request to the host with the XHR header, as `call` does for declared calls. Fails with `ApiError`. The HTTP
 * client loads with the first request that changes data, not with the page.
 */
export async function request<T = unknown>(options: ApiRequest<T>): Promise<T> {
  if (options.method === 'GET') {
    const { read } = await import('./read')
    return checkResult(options, await read(options))
  }
  const { send } = await import('./transport')
  return send(options)
}
