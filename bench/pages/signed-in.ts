import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../../scripts/postgres.mjs'
import type { BenchResult } from '../result'
import { rateOfOnce } from '../support/first-renderings'
import { load } from '../support/load'
import { pageKinds } from '../support/page-kinds'
import { logIn } from '../support/session'
import { freePort, type RunningProcess, startNode, startSite } from '../support/site'
import { plainPages } from './plain-page'

const CONNECTIONS = 20
const BASELINE = 'Koa + Nunjucks, same queries'
/** Lowest acceptable rates of a server on the same two cores, in requests a second. */
const GOALS: Readonly<Record<string, number>> = { home: 1500, company: 1500, job: 1500, search: 500 }
const FIRST_GOAL = 400
const FIRST = 300

type Kind = 'home' | 'company' | 'job' | 'search'
interface Where {
  name: string
  env: Record<string, string>
}

/**
 * Compares pages for visitors and for a signed-in user, cached and first renderings, with plain Koa and Nunjucks
 * running the same queries, on a PostgreSQL server and on the embedded database.
 */
export async function run(): Promise<BenchResult[]> {
  const server = await startPostgres()
  const onServer = server ? await measure('on PostgreSQL', { DATABASE_URL: server.url }) : []
  await server?.stop()
  return [...onServer, ...(await measure('embedded', {}))]
}

async function measure(name: string, given: Record<string, string>): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firstrung-signed-in-'))
  const where = { name, env: { DATA_DIR: folder, ...given } }
  const site = await startSite(where.env)
  try {
    const { home, company, job } = await pageKinds(site.url)
    const paths = { home, company, job, search: '/search-jobs?search=engineer' }
    const plain = await measurePlain(where, folder, paths)
    return [...(await measurePages(where, site, { paths, plain })), await measureCall(where, site)]
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Subjects {
  paths: Record<Kind, string>
  plain: Record<Kind, number>
}

async function measurePages(where: Where, site: RunningProcess, { paths, plain }: Subjects): Promise<BenchResult[]> {
  const headers = { Cookie: await logIn(site.url) }
  const results: BenchResult[] = []
  for (const kind of Object.keys(paths) as Kind[]) {
    const baseline = { name: BASELINE, value: plain[kind] }
    const url = site.url + paths[kind]
    const goal = where.name === 'embedded' ? undefined : GOALS[kind]
    const firstGoal = where.name === 'embedded' ? undefined : FIRST_GOAL
    const first = await rateOfFirst(site.url, await addresses(site.url, kind, paths))
    results.push(
      present(`visitor's ${kind}, ${where.name}`, await rateOf(url, {}), { baseline }),
      present(`signed-in ${kind}, ${where.name}`, await rateOf(url, headers), { baseline, goal }),
      present(`first rendering of ${kind}, ${where.name}`, first, { baseline, goal: firstGoal }),
    )
  }
  return results
}

/** Uses different pages if there are several: a single one would be rendered once and cached. */
async function addresses(url: string, kind: Kind, paths: Record<Kind, string>): Promise<string[]> {
  if (kind === 'home' || kind === 'search') {
    return [paths[kind]]
  }
  const map = await (await fetch(`${url}/sitemaps/${kind === 'job' ? 'jobs' : 'companies'}-1.xml`)).text()
  const found = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  return found.filter(address => kind === 'job' || address.split('/').length === 3)
}

/** A query parameter that pages ignore makes an address new. The first half only warms up the site. */
async function rateOfFirst(url: string, pages: readonly string[]): Promise<number> {
  const all = Array.from({ length: 2 * FIRST }, (_, index) => {
    const page = pages[index % pages.length] ?? '/'
    return `${url}${page}${page.includes('?') ? '&' : '?'}first=${index}`
  })
  await rateOfOnce(all.slice(0, FIRST), CONNECTIONS)
  return rateOfOnce(all.slice(FIRST), CONNECTIONS)
}

async function measurePlain(where: Where, folder: string, paths: Record<Kind, string>): Promise<Record<Kind, number>> {
  const file = path.join(folder, 'plain-pages.json')
  await writeFile(file, JSON.stringify(await plainPages(where.env, paths)))
  const port = await freePort()
  const env = { ...where.env, PAGES_FILE: file, PORT: String(port) }
  const server = await startNode({ script: 'bench/pages/plain-server.ts', port, probe: '/home', env })
  try {
    const rates = {} as Record<Kind, number>
    for (const kind of Object.keys(paths) as Kind[]) {
      rates[kind] = Math.round(await rateOf(`${server.url}/${kind}`, {}))
    }
    return rates
  } finally {
    await server.stop()
  }
}

async function measureCall(where: Where, site: RunningProcess): Promise<BenchResult> {
  const headers = { Cookie: await logIn(site.url), 'X-Requested-With': 'XMLHttpRequest' }
  return present(`signed-in saved items, ${where.name}`, await rateOf(`${site.url}/ajax/saved-items`, headers), {})
}

async function rateOf(url: string, headers: Record<string, string>): Promise<number> {
  await load(url, { headers, connections: CONNECTIONS, seconds: 2 })
  const { rate, failures } = await load(url, { headers, connections: CONNECTIONS })
  if (failures > 0) {
    throw new Error(`${failures} answers of ${url} failed`)
  }
  return rate
}

interface Comparison {
  baseline?: { name: string; value: number }
  goal?: number | undefined
}

function present(name: string, value: number, { baseline, goal }: Comparison): BenchResult {
  return {
    name,
    value: Math.round(value),
    unit: 'answers/s',
    ...(baseline ? { baseline } : {}),
    ...(goal ? { goal: `>= ${goal}`, pass: value >= goal } : {}),
  }
}
