import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { BenchResult } from '../result'
import { inTurns, load } from '../support/load'
import { pageKinds } from '../support/page-kinds'
import { freePort, startNode, startSite } from '../support/site'
import { templateOf } from './template-of'

/** The quality at which the host compresses cached pages. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const BROTLI = { 'Accept-Encoding': 'br' }
/** Cached pages must reach this share of the baseline's rate. */
const CACHED_FLOOR = 0.85

/**
 * Measures one employer page: cached, against Koa with a constant buffer of the same bytes; rendered for each request
 * with queries and widgets, against plain Koa and Nunjucks rendering the same HTML without a database.
 */
export async function run(): Promise<BenchResult[]> {
  const cached = await startSite()
  const { company: page } = await pageKinds(cached.url)
  const uncached = await startSite({ PAGE_CACHE_MB: '0' })
  const baseline = await startBaseline(cached.url + page)
  try {
    const rate = (url: string, headers = {}) => load(url, { headers }).then(result => failing(url, result))
    const rates = await inTurns({
      cached: () => rate(cached.url + page, BROTLI),
      buffer: () => rate(`${baseline.url}/buffer`, BROTLI),
      rendered: () => rate(uncached.url + page),
      nunjucks: () => rate(`${baseline.url}/page`),
    })
    return [
      presentCached(rates.cached, rates.buffer),
      {
        // Includes nine queries, the baseline none.
        name: 'rendered employer page, database included',
        value: Math.round(rates.rendered),
        unit: 'answers/s',
        baseline: { name: 'Koa + Nunjucks without a database', value: Math.round(rates.nunjucks) },
      },
    ]
  } finally {
    await Promise.all([cached.stop(), uncached.stop(), baseline.stop()])
  }
}

function presentCached(value: number, baseline: number): BenchResult {
  const ratio = value / baseline
  return {
    name: 'cached employer page',
    value: Math.round(value),
    unit: 'answers/s',
    baseline: { name: 'Koa, constant buffer', value: Math.round(baseline) },
    goal: `>= ${CACHED_FLOOR} of the baseline (is ${ratio.toFixed(2)})`,
    pass: ratio >= CACHED_FLOOR,
  }
}

function failing(url: string, { rate, failures }: { rate: number; failures: number }): number {
  if (failures > 0) {
    throw new Error(`${failures} answers of ${url} failed`)
  }
  return rate
}

async function startBaseline(url: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'firstrung-baseline-'))
  const html = await (await fetch(url)).text()
  const { template, values } = templateOf(html)
  const files = { BUFFER_FILE: 'page.br', TEMPLATE_FILE: 'page.njk', VALUES_FILE: 'values.json' }
  await writeFile(path.join(folder, files.BUFFER_FILE), brotliCompressSync(html, QUALITY))
  await writeFile(path.join(folder, files.TEMPLATE_FILE), template)
  await writeFile(path.join(folder, files.VALUES_FILE), JSON.stringify(values))
  const port = await freePort()
  const env = Object.fromEntries(Object.entries(files).map(([key, file]) => [key, path.join(folder, file)]))
  const server = await startNode({
    script: 'bench/pages/baseline-server.ts',
    port,
    probe: '/page',
    env: { ...env, PORT: String(port) },
  })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true })
    },
  }
}
