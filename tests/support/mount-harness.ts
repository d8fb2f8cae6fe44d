import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type * as Core from '../mount/fixtures/core'
import { bundleFixtures, type Flavour, type MountBundle } from './mount-bundle'
import { test as base } from './shared-page'

/** Forbids inline scripts and styles, and strings as script or markup. */
const POLICY = "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"

export interface MarkerOptions {
  key?: string
  mount?: string
  props?: Record<string, unknown>
}

/** Serves pages with fixture widgets on its own port, under the strictest policy. */
export interface MountSite {
  origin: string
  /** Returns a fixture's marker as our server renders it: props, HTML and stamp. */
  marker: (name: string, options?: MarkerOptions) => string
  /** Returns the page's URL. `script` is its module: by default `main.js`, which registers all fixtures. */
  addPage: (path: string, body: string, script?: string | null) => string
  /** Makes the first `times` requests for a file fail. */
  fail: (file: string, times?: number) => void
  /** Replaces a file's text. */
  answer: (file: string, text: string) => void
  /** Delays a file's responses until the returned function is called. */
  block: (file: string) => () => void
  requestCount: (file: string) => number
}

export type CoreModule = typeof Core

interface WorkerFixtures {
  bundle: MountBundle
}

/** Fails if the page violates the policy, throws, or logs an unexpected error. */
export const test = base.extend<{ site: MountSite; expectedMessages: string[]; checkConsole: void }, WorkerFixtures>({
  bundle: [
    async ({ browserName: _ }, use, { project }) => {
      await use(await bundleFixtures(project.name as Flavour))
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ bundle }, use) => {
    const { site, close } = await startSite(bundle)
    await use(site)
    close()
  },
  /** Parts of the console messages that the test expects. */
  expectedMessages: async ({ browserName: _ }, use) => use([]),
  checkConsole: [
    async ({ page, expectedMessages }, use, { annotations: _ }) => {
      const messages: string[] = []
      page.on('pageerror', error => messages.push(String(error)))
      page.on('console', message => /^(error|warning)$/.test(message.type()) && messages.push(message.text()))
      await use()
      const unexpected = messages.filter(message => !expectedMessages.some(expected => message.includes(expected)))
      test.expect(unexpected, 'errors, warnings and policy violations').toEqual([])
    },
    { auto: true },
  ],
})

interface SiteState {
  pages: Map<string, string>
  /** By file, how many more requests fail. */
  failures: Map<string, number>
  answers: Map<string, string>
  /** By file, what its responses wait for. */
  gates: Map<string, Promise<void>>
  counts: Map<string, number>
}

async function startSite(bundle: MountBundle): Promise<{ site: MountSite; close: () => void }> {
  const state: SiteState = {
    pages: new Map(),
    failures: new Map(),
    answers: new Map(),
    gates: new Map(),
    counts: new Map(),
  }
  const server = createServer((request, response) => void respond(bundle, state, { request, response }))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { site: createSite(origin, bundle, state), close }
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

async function respond(bundle: MountBundle, state: SiteState, { request, response }: Exchange): Promise<void> {
  const { pages, failures, answers, gates, counts } = state
  const [path = '/'] = (request.url ?? '/').split('?')
  const file = path.replace('/assets/', '')
  const name = file.replace(/-[A-Z0-9]{8}(?=\.js)/, '')
  counts.set(name, (counts.get(name) ?? 0) + 1)
  await gates.get(name)
  const failuresLeft = failures.get(name) ?? 0
  failures.set(name, failuresLeft - 1)
  if (failuresLeft > 0) {
    response.writeHead(503).end()
  } else if (bundle.files.has(file)) {
    send(response, 'text/javascript', answers.get(name) ?? bundle.files.get(file) ?? '')
  } else {
    const native = `<!doctype html><title>native</title><h1>native ${request.url}</h1>`
    send(response, 'text/html', pages.get(path) ?? native)
  }
}

function createSite(origin: string, bundle: MountBundle, state: SiteState): MountSite {
  const { pages, failures, answers, gates, counts } = state
  return {
    origin,
    marker: (name, { key = 'k1', mount, props = {} } = {}) => {
      const widget = bundle.server.widgets[name]
      if (!widget) {
        throw new Error(`There is no fixture "${name}"`)
      }
      return bundle.server.renderMarker(widget, props, { key, ...(mount ? { mount: mount as 'load' } : {}) })
    },
    addPage: (path, body, script = 'main.js') => {
      const load = script ? `<script type="module" src="/assets/${script}"></script>` : ''
      pages.set(
        path,
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>page</title>${load}<body>${body}</body></html>`,
      )
      return origin + path
    },
    fail: (file, times = Infinity) => failures.set(file, times),
    answer: (file, text) => answers.set(file, text),
    block: file => {
      let open = () => {}
      gates.set(file, new Promise<void>(resolve => (open = resolve)))
      return () => {
        gates.delete(file)
        open()
      }
    },
    requestCount: file => counts.get(file) ?? 0,
  }
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': POLICY })
  response.end(body)
}

export function readLog(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as { log?: string[] }).log ?? [])
}

/** For a page without `main.js`; by default registers all fixtures. */
export async function registerFixtures(page: Page, names: string[] = [], file = 'core.js'): Promise<void> {
  await page.evaluate(
    async ([path, list]) => {
      const core = (await import(path)) as CoreModule
      core.registerFixtures(...list)
    },
    [`/assets/${file}`, names] as const,
  )
}
