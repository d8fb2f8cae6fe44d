import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const PREVIEWS = path.resolve(import.meta.dirname, '../../templates/embed/previews')

export interface HostPage {
  body: string
  css?: string
  csp?: string
  dir?: 'ltr' | 'rtl'
  lang?: string
  head?: string
  className?: string
  /** Omits the doctype. */
  quirks?: boolean
}

export interface HostPages {
  url: string
  /** Adds a page of the other site and returns its address. */
  add: (page: HostPage) => string
  close: () => Promise<void>
}

export const previewCss = (name: string) => readFileSync(path.join(PREVIEWS, `${name}.css`), 'utf8')

/** Starts another site: its pages have a different origin and their own policies. */
export async function startHostPages(): Promise<HostPages> {
  const pages = new Map<string, HostPage>()
  const server = createServer((request, response) => {
    const [, name = '', isCss] = /^\/(\w+)(\.css)?$/.exec(request.url ?? '') ?? []
    const page = pages.get(name)
    if (!page) {
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end()
    } else if (isCss) {
      response.writeHead(200, { 'Content-Type': 'text/css' }).end(page.css)
    } else {
      const headers = page.csp ? { 'Content-Security-Policy': page.csp } : {}
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(htmlOf(name, page))
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    add(page) {
      const name = `page${pages.size}`
      pages.set(name, page)
      return `${url}/${name}`
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

function htmlOf(name: string, page: HostPage): string {
  const { body, css, dir = 'ltr', lang = 'en', head = '', className = '', quirks = false } = page
  return `${quirks ? '' : '<!doctype html>'}<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><title>Another site</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${css ? `<link rel="stylesheet" href="/${name}.css">` : ''}${head}</head><body class="${className}">${body}</body></html>`
}
