import { type ApiRequest, readToken, requestDocument } from '@firstrung/api'

const REGION = '.l-dashboard'

export interface PageRequest {
  signal?: AbortSignal
  data?: URLSearchParams
  /** Makes this call instead of sending the form; the host answers it with the next page. */
  call?: ApiRequest<unknown> | undefined
}

export interface LoadedPage {
  /** The address after redirects. */
  url: URL
  status: number
  page: Document | undefined
}

export async function fetchPage(url: URL, { signal, data, call }: PageRequest): Promise<LoadedPage> {
  const request = call
    ? await requestDocument(call.path, {
        method: call.method,
        headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': readToken() ?? '' },
        body: JSON.stringify(call.body ?? {}),
        signal,
      })
    : await requestDocument(url, { method: data ? 'POST' : 'GET', body: data, signal })
  const page = request.responseXML
  const view = page?.querySelector(REGION) ? page : undefined
  return { url: new URL(request.responseURL), status: request.status, page: view }
}
