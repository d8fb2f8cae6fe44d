import { requestDocument } from '@firstrung/api'

/**
 * Fetches the page of a job. It is rejected if the answer is another page, or needs a style sheet that this page has not
 * loaded.
 */
export async function fetchJob(path: string, signal: AbortSignal): Promise<Document> {
  const { responseXML: page } = await requestDocument(path, { signal })
  if (page?.body.dataset.page === 'job' && sheetsOf(page).every(href => sheetsOf(document).includes(href))) {
    return page
  }
  throw new Error('The answer is not the page of a job')
}

const sheetsOf = (page: Document): string[] =>
  [...page.querySelectorAll('link[rel=stylesheet]')].map(link => link.getAttribute('href') ?? '')
