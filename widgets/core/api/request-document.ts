interface DocumentRequest {
  /** GET by default. */
  method?: string | undefined
  headers?: Readonly<Record<string, string>>
  body?: string | URLSearchParams | undefined
  signal?: AbortSignal | undefined
}

/**
 * Requests a page; its document is the `responseXML` of the result, whatever the status. `fetch` would only return a
 * string, which Trusted Types do not let a page parse. Rejected if the request fails or is aborted.
 */
export function requestDocument(url: URL | string, options: DocumentRequest = {}): Promise<XMLHttpRequest> {
  const { method = 'GET', headers = {}, body, signal } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.responseType = 'document'
    // An error without a type would be parsed as broken XML, whose message has styles that the page's policy blocks.
    request.overrideMimeType('text/html')
    for (const [name, value] of Object.entries({
      Accept: 'text/html',
      'X-Requested-With': 'XMLHttpRequest',
      ...headers,
    })) {
      request.setRequestHeader(name, value)
    }
    request.onload = () => resolve(request)
    request.onerror = request.onabort = () => reject(new Error('The page could not be loaded'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
