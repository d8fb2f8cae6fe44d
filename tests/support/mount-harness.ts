import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Page, test as base } from '@playwright/test'
import type * as Core from '../mount/fixtures/core'
import { bundleFixtures, type Flavour, type MountBundle } from './mount-bundle'

/** No inline script or style, and no string may become script or markup. */
const POLICY = "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"

export interface MarkerOptions {
  key?: string
  mount?: string
  props?: Record<string, unknown>
}

/** Pages with fixture widgets, served under the strictest policy on a port of their own. */
export interface MountSite {
  origin: string
  /** The marker of a fixture as our server writes it: props, HTML and stamp. */
  marker: (name: string, options?: MarkerOptions) => string
  /** Sets the page at an address; `script` is its module, `main.js` (all fixtures) unless given. */
  page: (at: string, body: string, script?: string | null) => string
  /** The first requests for a file fail. */
  fail: (file: string, times?: number) => void
  /** Requests for a file wait until the returned function is called. */
  hold: (file: string) => () => void
  /** How often a file was asked for. */
  asked: (file: string) => number
}

export type CoreModule = typeof Core

interface WorkerFixtures {
  bundle: MountBundle
}

/** The test of the mount suites. A page that breaks the policy or throws fails it. */
export const test = base.extend<{ site: MountSite; noise: string[]; quiet: void }, WorkerFixtures>({
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
  /** What a test expects the console to say: a line that contains one of these is no fault. */
  noise: async ({ browserName: _ }, use) => use([]),
  quiet: [
    async ({ page, noise }, use, { annotations: _ }) => {
      const faults: string[] = []
      page.on('pageerror', error => faults.push(String(error)))
      page.on('console', message => /^(error|warning)$/.test(message.type()) && faults.push(message.text()))
      await use()
      const unexpected = faults.filter(fault => !noise.some(known => fault.includes(known)))
      test.expect(unexpected, 'errors, warnings and violations of the policy').toEqual([])
    },
    { auto: true },
  ],
})

async function startSite(bundle: MountBundle): Promise<{ site: MountSite; close: () => void }> {
  const pages = new Map<string, string>()
  const failures = new Map<string, number>()
  const gates = new Map<string, Promise<void>>()
  const counts = new Map<string, number>()

  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const file = path.replace('/assets/', '')
    const name = file.replace(/-[A-Z0-9]{8}(?=\.js)/, '')
    counts.set(name, (counts.get(name) ?? 0) + 1)
    void Promise.resolve(gates.get(name)).then(() => {
      const left = failures.get(name) ?? 0
      failures.set(name, left - 1)
      if (left > 0) {
        response.writeHead(503).end()
      } else if (bundle.files.has(file)) {
        send(response, 'text/javascript', bundle.files.get(file) ?? '')
      } else {
        send(
          response,
          'text/html',
          pages.get(path) ?? `<!doctype html><title>native</title><h1>native ${request.url}</h1>`,
        )
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const site: MountSite = {
    origin,
    marker: (name, { key = 'k1', mount, props = {} } = {}) => {
      const widget = bundle.server.widgets[name]
      if (!widget) {
        throw new Error(`There is no fixture "${name}"`)
      }
      return bundle.server.renderMarker(widget, props, { key, ...(mount ? { mount: mount as 'load' } : {}) })
    },
    page: (at, body, script = 'main.js') => {
      const load = script ? `<script type="module" src="/assets/${script}"></script>` : ''
      pages.set(
        at,
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>page</title>${load}<body>${body}</body></html>`,
      )
      return origin + at
    },
    fail: (file, times = Infinity) => failures.set(file, times),
    hold: file => {
      let open = () => {}
      gates.set(file, new Promise<void>(resolve => (open = resolve)))
      return () => {
        gates.delete(file)
        open()
      }
    },
    asked: file => counts.get(file) ?? 0,
  }
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { site, close }
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': POLICY })
  response.end(body)
}

/** What the fixtures of a page have told, in order. */
export function logOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as { log?: string[] }).log ?? [])
}

/** Registers fixtures on a page that was opened with `core.js` or with none; all of them without names. */
export async function startOn(page: Page, names: string[] = [], file = 'core.js'): Promise<void> {
  await page.evaluate(
    async ([path, list]) => {
      const core = (await import(path)) as CoreModule
      core.start(...list)
    },
    [`/assets/${file}`, names] as const,
  )
}
