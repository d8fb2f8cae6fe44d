import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import nunjucks from 'nunjucks'
import pino from 'pino'
import { createApp } from '../../host/app'
import { loadConfig } from '../../host/config'
import { migrate } from '../../host/db'
import { setFastEscape } from '../../host/http/fast-escape'
import { createRenderer } from '../../host/http/render'
import { loadWidgetBundle, type WidgetBundle } from '../../host/http/widget-bundle'
import { searchUrl } from '../../host/search/address'
import { seedIfEmpty } from '../../host/seed'
import { createServices } from '../../host/services'
import type { BenchResult } from '../result'
import { inTurns } from '../support/load'
import { pageKinds } from '../support/page-kinds'
import { templateOf } from './template-of'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PAGES = 300

/**
 * Compares rendering the HTML of an employer page from query results with the same page without React, in which every
 * part and widget is a plain Nunjucks template that produces the same HTML.
 */
export async function run(): Promise<BenchResult[]> {
  const page = await employerPage()
  try {
    const plain = withPlainParts(page)
    if (!plain().equals(page.html)) {
      throw new Error('The baseline makes another page')
    }
    const times = await inTurns(
      {
        ours: () => each(page.make, true),
        nunjucks: () => each(plain, false),
      },
      5,
    )
    return [
      {
        name: 'making the HTML of an employer page',
        value: times.ours,
        unit: 'ms',
        baseline: { name: 'all of it by Nunjucks', value: times.nunjucks },
        goal: 'at most the baseline',
        pass: times.ours <= times.nunjucks,
      },
    ]
  } finally {
    await page.close()
  }
}

/** The page with a Nunjucks template for each call of `part` and `widget`, in call order. */
function withPlainParts({ config, bundle, args }: EmployerPage): () => Buffer {
  const parts: { template: nunjucks.Template; values: string[] }[] = []
  let calls = 0
  const next = (html: () => string) => {
    const index = calls++
    const known = parts[index]
    if (known) {
      return known.template.render({ v: known.values })
    }
    const { template, values } = templateOf(html())
    parts.push({ template: new nunjucks.Template(template, new nunjucks.Environment(null), 'part', true), values })
    return html()
  }
  const plain: WidgetBundle = {
    escapeJson: bundle.escapeJson,
    widget: (...call) => next(() => bundle.widget(...call)),
    part: (...call) => next(() => bundle.part(...call)),
  }
  const renderer = createRenderer({ config, root: ROOT, bundle: plain, watch: false, globals: { searchUrl } })
  return () => {
    calls = 0
    return renderer.page(...args)
  }
}

/** Returns milliseconds per page, averaged over many; the baseline escapes as Nunjucks does. */
function each(make: () => Buffer, quickEscape: boolean): Promise<number> {
  setFastEscape(quickEscape)
  const started = performance.now()
  for (let page = 0; page < PAGES; page++) {
    make()
  }
  return Promise.resolve((performance.now() - started) / PAGES)
}

type EmployerPage = Awaited<ReturnType<typeof employerPage>>

/** Captures the renderer's arguments for a full employer page by requesting one from the application. */
async function employerPage() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firstrung-rendering-'))
  const config = loadConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', PAGE_CACHE_MB: '0', RELEASE_STAGE: 'staging' })
  const services = await createServices(config, { root: ROOT, log: pino({ level: 'silent' }) })
  await migrate(services.database)
  await seedIfEmpty(services.db, new Date())
  services.lifecycle.apply({ type: 'prepared' })
  const render = services.renderer.page.bind(services.renderer)
  let given: Parameters<typeof render> | undefined
  services.renderer.page = (...args) => {
    given = args
    return render(...args)
  }
  const server = createServer(createApp(services, { root: ROOT }).callback() as Parameters<typeof createServer>[1])
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await (await fetch(url + (await pageKinds(url)).company)).text()
  const args = given
  if (!args) {
    throw new Error('No page was rendered')
  }
  return {
    config,
    bundle: await loadWidgetBundle(ROOT),
    args,
    html: render(...args),
    make: () => render(...args),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await services.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
