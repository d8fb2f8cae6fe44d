import type { ApiRequest } from './api-request'

/**
 * Sends one request to the host with the XHR header (spec section 7); `call` does it for declared calls. Fails with
 * `ApiError`. The HTTP client loads with the first request, not with the page.
 */
export async function request<T = unknown>(options: ApiRequest<T>): Promise<T> {
  const { send } = await import('./transport')
  return send(options)
}
