import { type ApiRequest, readToken } from '@firstrung/api'

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

/**
 * Fetches a page as a document. `fetch` would only return a string, which trusted types do not allow a page to parse.
 */
export function fetchPage(url: URL, { signal, data, call }: PageRequest): Promise<LoadedPage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(call?.method ?? (data ? 'POST' : 'GET'), call?.path ?? url)
    request.responseType = 'document'
    // An error without a type would be parsed as broken XML, whose message has styles that the page's policy blocks.
    request.overrideMimeType('text/html')
    request.setRequestHeader('Accept', 'text/html')
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    if (call) {
      request.setRequestHeader('Content-Type', 'application/json')
      request.setRequestHeader('X-XSRF-TOKEN', readToken() ?? '')
    }
    request.onload = () => {
      const page = request.responseXML
      const view = page?.querySelector(REGION) ? page : undefined
      resolve({ url: new URL(request.responseURL), status: request.status, page: view })
    }
    request.onerror = request.onabort = () => reject(new Error('The page could not be loaded'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(call ? JSON.stringify(call.body ?? {}) : data)
  })
}
