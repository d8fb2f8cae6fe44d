import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { renderMarker, ServerWidget } from '@firstrung/mount/server'

export type Flavour = 'react' | 'preact'

/** A request from the page, other than for its own files. */
export interface ReceivedRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Answer {
  status?: number
  headers?: Record<string, string | string[]>
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown
}

/** Answers by `METHOD /path`. A list is used in order, its last item repeatedly. */
export type Answers = Readonly<Record<string, Answer | readonly Answer[] | ((request: ReceivedRequest) => Answer)>>

interface ServerBundle {
  widgets: Record<string, ServerWidget>
  renderMarker: typeof renderMarker
}

/** The site's policy, used for every test page. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "media-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types firstrung default',
].join('; ')

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}
const root = path.resolve(import.meta.dirname, '../..')
const PIXELS = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90"/></svg>'

/** A page without script, for cleaning up between tests. */
export const EMPTY = '/empty'
/** Records errors, and the events named in its query. */
export const RECORDER = '/recorder.js'
const RECORDING = `
Object.assign(window, { firedEvents: [], failedPhases: [] })
for (const name of new URL(document.currentScript.src).search.slice(1).split('&')) {
  addEventListener(name, ({ detail }) => firedEvents.push({ name, detail }))
}
addEventListener('firstrung:error', event => {
  failedPhases.push(event.detail.phase)
  event.preventDefault()
})`

const OF_OTHER_PAGES = ['tokens.css', 'widgets.css', 'base.css', 'reset.css']

/** Serves one page under the site's policy, its files, and its answers. */
export interface PageServer {
  origin: string
  /** Sets the page and its answers, and clears the received requests. */
  serve: (html: string, answers: Answers) => void
  requests: readonly ReceivedRequest[]
  close: () => void
}

export interface WidgetServer extends PageServer {
  bundle: ServerBundle
  asset: (name: string) => string
  /** Addresses of every style sheet of our pages. */
  sheets: readonly string[]
}

/** Serves one flavour's build, and renders its components. */
export async function startWidgetServer(flavour: Flavour): Promise<WidgetServer> {
  const suffix = flavour === 'react' ? '-react' : ''
  const files = readFiles(path.join(root, `dist/site${suffix}`))
  const manifest = JSON.parse(String(files.get('manifest.json'))) as Record<string, { file: string }>
  const bundle = (await import(pathToFileURL(path.join(root, `dist/server${suffix}/index.js`)).href)) as ServerBundle
  const server = await startPageServer(files)
  const asset = (name: string) => `/assets/${manifest[name]?.file ?? name}`
  const others = Object.keys(manifest).filter(name => name.endsWith('.css') && !OF_OTHER_PAGES.includes(name))
  return { ...server, bundle, asset, sheets: [...new Set(['site.css', ...others])].map(asset) }
}

export async function startPageServer(files: ReadonlyMap<string, Buffer>): Promise<PageServer> {
  const requests: ReceivedRequest[] = []
  const state: { html: string; answers: Answers } = { html: '', answers: {} }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page')
    if (pathname.startsWith('/assets/')) {
      sendFile(response, pathname, files.get(pathname.slice('/assets/'.length)))
    } else if (pathname.startsWith('/pictures/')) {
      sendFile(response, '.svg', Buffer.from(PIXELS))
    } else if (pathname === RECORDER) {
      sendFile(response, RECORDER, Buffer.from(RECORDING))
    } else if (request.method === 'GET' && (pathname === '/' || pathname === EMPTY)) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
      response.end(pathname === EMPTY ? '' : state.html)
    } else {
      void receive(request, requests).then(item => answer(response, pick(state.answers, item, requests)))
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (html, answers) => {
      Object.assign(state, { html, answers })
      requests.length = 0
    },
    requests,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Read into memory, so that a concurrent build does not affect the tests of this worker. */
function readFiles(dir: string): Map<string, Buffer> {
  const names = readdirSync(dir).filter(name => !/\.(br|gz)$/.test(name))
  return new Map(names.map(name => [name, readFileSync(path.join(dir, name))]))
}

function sendFile(response: ServerResponse, name: string, content: Buffer | undefined): void {
  response.writeHead(content ? 200 : 404, {
    'content-type': TYPES[path.extname(name)] ?? TYPES['.svg'],
    // Cached as on our site: the next test finds the script compiled.
    ...(content ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
  })
  response.end(content)
}

async function receive(request: IncomingMessage, requests: ReceivedRequest[]): Promise<ReceivedRequest> {
  const { method = 'GET', url = '/', headers } = request
  const item: ReceivedRequest = { method, path: url, headers, body: await text(request) }
  requests.push(item)
  return item
}

function answer(response: ServerResponse, { status = 200, headers = {}, body = {} }: Answer): void {
  const plain = typeof body === 'string'
  response.writeHead(status, { 'content-type': plain ? 'text/html; charset=utf-8' : 'application/json', ...headers })
  response.end(status === 204 || status === 303 ? undefined : plain ? body : JSON.stringify(body))
}

function pick(answers: Answers, item: ReceivedRequest, requests: readonly ReceivedRequest[]): Answer {
  const given = answers[keyOf(item)]
  if (typeof given === 'function') {
    return given(item)
  }
  const list = given === undefined ? [] : [given].flat()
  const nth = requests.filter(other => keyOf(other) === keyOf(item)).length - 1
  return list[Math.min(nth, list.length - 1)] ?? { status: 404, body: { message: 'Nothing here' } }
}

const keyOf = ({ method, path: url }: ReceivedRequest) => `${method} ${url.split('?')[0]}`
