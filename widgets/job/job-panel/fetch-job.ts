/**
 * Fetches the page of a job as a document: Trusted Types do not let a script parse text. It is rejected if the answer is
 * another page, or needs a style sheet that this page has not loaded.
 */
export function fetchJob(path: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', path)
    request.responseType = 'document'
    request.setRequestHeader('Accept', 'text/html')
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    request.onload = () => {
      const page = request.responseXML
      if (page?.body.dataset.page === 'job' && sheetsOf(page).every(href => sheetsOf(document).includes(href))) {
        resolve(page)
      } else {
        reject(new Error('The answer is not the page of a job'))
      }
    }
    request.onerror = request.onabort = () => reject(new Error('The page could not be loaded'))
    signal.addEventListener('abort', () => request.abort())
    request.send()
  })
}

const sheetsOf = (page: Document): string[] =>
  [...page.querySelectorAll('link[rel=stylesheet]')].map(link => link.getAttribute('href') ?? '')
