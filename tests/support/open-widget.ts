import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Examples, WidgetContract } from '@firstrung/mount/contract'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { test as base } from './shared-page'
import {
  type Answers,
  EMPTY,
  type Flavour,
  type ReceivedRequest,
  RECORDER,
  startWidgetServer,
  type WidgetServer,
} from './widget-server'

export interface OpenOptions {
  /** `false` opens the page in a browser without JavaScript. With `'later'` the script loads on `opened.start()`. */
  script?: boolean | 'later'
  /** The end of the address, such as `#faq-cost` or `?widgets=debug`. */
  at?: string
  /** HTML around the marker, here and in `after`. */
  before?: string
  after?: string
  /** HTML in the head, such as the meta elements of the page's configuration. */
  head?: string
  /** Merged into the example's props. */
  props?: Record<string, unknown>
  /** Mount strategy; defaults to `load`. */
  mount?: string
  answers?: Answers
  /** Changes the HTML of the marker, to make it invalid. */
  marker?: (html: string) => string
}

export interface Fired {
  name: string
  detail: unknown
}

export interface Opened {
  page: Page
  host: Locator
  requests: readonly ReceivedRequest[]
  /** Loads the script of a page opened with `script: 'later'`. */
  start: () => Promise<void>
  mounted: () => Promise<void>
  /** Events on the widget's host, checked against the contract. */
  events: () => Promise<Fired[]>
  /** The phases in `firstrung:error` events. */
  failures: () => Promise<string[]>
  dataLayer: () => Promise<Record<string, unknown>[]>
}

/** Filled by `RECORDER`. */
interface TestWindow {
  firedEvents: Fired[]
  failedPhases: string[]
  dataLayer?: Record<string, unknown>[]
}

const servers = new Map<Flavour, WidgetServer>()
const problems = new WeakMap<Page, string[]>()
const opened = new Set<Page>()
const scriptless: { context?: BrowserContext } = {}
const root = path.resolve(import.meta.dirname, '../..')

/** Fails on console errors, page errors and policy violations. */
export const test = base.extend<{ failOnErrors: void }, { widgetServer: void }>({
  widgetServer: [
    async ({ browserName: _ }, use, worker) => {
      const flavour = worker.project.name === 'react' ? 'react' : 'preact'
      const server = await startWidgetServer(flavour)
      servers.set(flavour, server)
      await use()
      server.close()
    },
    { scope: 'worker', auto: true },
  ],
  emptyPage: async ({ widgetServer: _ }, use) => use(`${serverOfProject().origin}${EMPTY}`),
  failOnErrors: [
    async ({ browserName: _ }, use) => {
      opened.clear()
      await use()
      await clearScriptless()
      expect([...opened].flatMap(page => problems.get(page) ?? [])).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page with one widget, rendered on the server in the project's flavour. */
export async function openWidget(
  given: Page,
  name: string,
  example = 'default',
  options: OpenOptions = {},
): Promise<Opened> {
  const server = serverOfProject()
  const { contract, examples } = await describedWidget(name)
  const page = options.script === false ? await withoutScript(given) : given
  // Browsers do not run animations on background pages, such as the page without JavaScript.
  await page.bringToFront()
  const html = renderExample(server, { name, props: { ...examples[example], ...options.props }, mount: options.mount })
  server.serve(pageOf(server, { ...contract, markers: options.marker?.(html) ?? html }, options), options.answers ?? {})
  watch(page)
  await page.goto(`${server.origin}/${options.at ?? ''}`)

  const result = openedOn(page, server, contract)
  if ((options.script ?? true) === true && !options.marker && options.mount !== 'interaction') {
    await result.mounted()
  }
  return result
}

/**
 * Opens a page with the server HTML of several examples of a widget; `start` loads the script. `more` returns an extra
 * marker from the HTML of the first one.
 */
export async function openExamples(
  page: Page,
  name: string,
  { shown, more }: { shown: readonly string[]; more?: ((html: string) => string) | undefined },
): Promise<Pick<Opened, 'start' | 'failures'> & { hosts: Locator }> {
  const server = serverOfProject()
  const { contract, examples } = await describedWidget(name)
  const markers = shown.map((example, index) =>
    renderExample(server, { name, props: { ...examples[example] }, key: `w${index + 1}` }),
  )
  if (more) {
    markers.push(more(renderExample(server, { name, props: { ...examples.default }, key: 'more' })))
  }
  server.serve(pageOf(server, { ...contract, markers: markers.join('') }, { script: 'later' }), {})
  watch(page)
  await page.goto(`${server.origin}/`)
  const { start, failures } = openedOn(page, server, contract)
  return { hosts: page.locator(`main > [data-widget="${name}"]`), start, failures }
}

/** Contains every example of every widget. */
export async function openAllExamples(
  page: Page,
): Promise<Pick<Opened, 'start'> & { shown: string[]; hosts: Locator }> {
  const server = serverOfProject()
  const described = await Promise.all(Object.keys(server.bundle.widgets).map(name => describedWidget(name)))
  const shown = described.flatMap(({ contract: { name }, examples }) =>
    Object.entries(examples).map(([example, props]) => ({ name, example, props })),
  )
  const markers = shown.map(({ name, props }, index) => renderExample(server, { name, props, key: `w${index + 1}` }))
  const [first] = described
  if (!first) {
    throw new Error('There is no widget')
  }
  server.serve(pageOf(server, { ...first.contract, markers: markers.join('') }, { script: 'later' }), {})
  watch(page)
  await page.goto(`${server.origin}/`)
  return {
    shown: shown.map(({ name, example }) => `${name}: ${example}`),
    hosts: page.locator('main > [data-widget]'),
    start: openedOn(page, server, first.contract).start,
  }
}

interface Shown {
  name: string
  props: Record<string, unknown>
  key?: string
  mount?: string | undefined
}

function renderExample(server: WidgetServer, { name, props, key = 'w1', mount = 'load' }: Shown): string {
  return server.bundle.renderMarker(widgetNamed(server, name), props, { key, mount: mount as 'load' })
}

function openedOn(page: Page, server: WidgetServer, contract: WidgetContract): Opened {
  const host = page.locator(`[data-widget="${contract.name}"]`)
  return {
    page,
    host,
    requests: server.requests,
    start: () => page.evaluate(url => import(url).then(() => undefined), server.asset('site.js')),
    mounted: () => expect(host).toHaveAttribute('data-state', 'mounted'),
    events: async () => {
      const events = await page.evaluate(() => (window as unknown as TestWindow).firedEvents)
      return events.map(event => checked(contract, event))
    },
    failures: () => page.evaluate(() => (window as unknown as TestWindow).failedPhases),
    dataLayer: () => page.evaluate(() => (window as unknown as TestWindow).dataLayer ?? []),
  }
}

interface Markers {
  name: string
  events: object
  markers: string
}

function pageOf(server: WidgetServer, { name, events, markers }: Markers, options: OpenOptions): string {
  const { script = true, before = '', after = '', head = '' } = options
  const site = script === true ? `<script type="module" src="${server.asset('site.js')}"></script>` : ''
  const sheet = (url: string) => `<link rel="stylesheet" href="${url}">`
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><script src="${RECORDER}?${Object.keys(events).join('&')}"></script>${server.sheets.map(sheet).join('')}${head}${site}
</head>
<body><main><h1 class="ui-visually-hidden">${name}</h1>${before}${markers}${after}</main></body>
</html>`
}

/** Starts before the page opens. Responses with an error status do not count. */
function watch(page: Page): void {
  const first = !problems.has(page)
  const list: string[] = []
  problems.set(page, list)
  opened.add(page)
  if (!first) {
    return
  }
  page.on('console', message => {
    const isAnswer =
      message.text().startsWith('Failed to load resource') && !message.location().url.includes('/assets/')
    // Code may load for the first time while a test is offline.
    const isOffline = message.text().includes('ERR_INTERNET_DISCONNECTED')
    if (message.type() === 'error' && !isAnswer && !isOffline) {
      problems.get(page)?.push(message.text())
    }
  })
  page.on('pageerror', error => problems.get(page)?.push(String(error)))
}

/** The tests of a worker share one page without JavaScript. `failOnErrors` clears it between tests. */
async function withoutScript(given: Page): Promise<Page> {
  const browser = given.context().browser()
  if (!browser) {
    throw new Error('This page has no browser')
  }
  scriptless.context ??= await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  const page = scriptless.context.pages()[0] ?? (await scriptless.context.newPage())
  await page.setViewportSize(given.viewportSize() ?? { width: 1280, height: 720 })
  return page
}

async function clearScriptless(): Promise<void> {
  await scriptless.context?.clearCookies()
  for (const tab of scriptless.context?.pages().slice(1) ?? []) {
    await tab.close()
  }
}

function checked(contract: WidgetContract, event: Fired): Fired {
  const schema = contract.events[event.name]
  const result = schema?.['~standard'].validate(event.detail)
  if (!result || result instanceof Promise || result.issues) {
    throw new Error(`${event.name} does not fit the contract: ${JSON.stringify(event.detail)}`)
  }
  return event
}

function serverOfProject(): WidgetServer {
  const [server] = servers.values()
  if (!server) {
    throw new Error('Import `test` from tests/support/widget-page')
  }
  return server
}

function widgetNamed(server: WidgetServer, name: string) {
  const widget = server.bundle.widgets[name]
  if (!widget) {
    throw new Error(`There is no widget "${name}"; there are ${Object.keys(server.bundle.widgets).join(', ')}`)
  }
  return widget
}

async function describedWidget(
  name: string,
): Promise<{ contract: WidgetContract; examples: Examples<WidgetContract> }> {
  const areas = readdirSync(path.join(root, 'widgets'))
  const dir = areas.map(area => path.join(root, 'widgets', area, name)).find(full => existsSync(`${full}/contract.ts`))
  const [{ contract }, { examples }] = (await Promise.all(
    ['contract.ts', 'examples.ts'].map(file => import(pathToFileURL(path.join(dir ?? name, file)).href)),
  )) as [{ contract: WidgetContract }, { examples: Examples<WidgetContract> }]
  return { contract, examples }
}
