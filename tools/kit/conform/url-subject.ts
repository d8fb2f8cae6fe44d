import type { Browser, Page } from '@playwright/test'
import type { Answer, Subject } from './types'

/** Creates a subject from a page: the first marker, or the marker of `widget`, with the page's scripts and styles. */
export async function urlSubject(address: string, browser: Browser, widget?: string): Promise<Subject> {
  const { origin } = new URL(address)
  const response = await fetch(address).catch((error: unknown) => {
    throw new Error(`${address} does not answer: ${(error as Error).message}`)
  })
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}`)
  }
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.setContent(await response.text())
  const found = await read(page, widget)
  await page.context().close()
  if (!found) {
    throw new Error(`${address} has no marker${widget ? ` of the widget ${widget}` : ''}`)
  }
  const local = (list: string[]) =>
    list.map(item => new URL(item, address)).flatMap(url => (url.origin === origin ? url.pathname + url.search : []))
  return {
    ...{ name: found.name, marker: found.marker },
    ...{ scripts: local(found.scripts), baseStyles: local(found.styles), styles: [], exceptions: {} },
    respond: path => forward(origin + path),
  }
}

function read(page: Page, widget = '') {
  return page.evaluate(name => {
    const marker = document.querySelector(name ? `[data-widget="${CSS.escape(name)}"]` : '[data-widget]')
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map(element => element.getAttribute(attribute) ?? '')
    return (
      marker && {
        name: marker.getAttribute('data-widget') ?? '',
        marker: marker.outerHTML,
        scripts: all('script[type="module"][src]', 'src'),
        styles: all('link[rel="stylesheet"]', 'href'),
      }
    )
  }, widget)
}

async function forward(address: string): Promise<Answer | undefined> {
  const response = await fetch(address)
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  // A page that the widget navigates to is not part of the check.
  return type.startsWith('text/html')
    ? undefined
    : { status: response.status, type, body: new Uint8Array(await response.arrayBuffer()) }
}
