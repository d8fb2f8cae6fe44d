/**
 * Replaces the elements with `data-summary` in a link by current ones. They are fetched as a document, because Trusted
 * Types do not let a script change the text of a script element, not even of JSON-LD. If there is no answer, the old
 * ones stay.
 */
export function refreshSummary(link: HTMLElement, path: string): void {
  const request = new XMLHttpRequest()
  request.open('GET', new URL(`/embed/frame/${path}`, import.meta.url))
  request.responseType = 'document'
  request.addEventListener('load', () => {
    const found = request.response as Document | null
    for (const name of ['text', 'jsonLd']) {
      const element = found?.querySelector(`[data-summary=${name}]`)
      if (element) {
        link.querySelector(`[data-summary=${name}]`)?.replaceWith(element)
      }
    }
  })
  request.send()
}
