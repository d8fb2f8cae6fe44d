import { startPostgres } from '../../scripts/postgres.mjs'
import type { BenchResult } from '../result'
import { rateOfOnce } from '../support/first-renderings'
import { load } from '../support/load'
import { pageKinds } from '../support/page-kinds'
import { logIn } from '../support/session'
import { startSite } from '../support/site'

const CONNECTIONS = 20
/** Lowest acceptable rates of a server on the same two cores, in requests a second. */
const GOALS: Readonly<Record<string, number>> = { home: 1500, company: 1500, job: 1500, search: 500 }
const FIRST_GOAL = 400
const FIRST = 300

type Kind = 'home' | 'company' | 'job' | 'search'

/**
 * Measures pages for visitors and for a signed-in user, cached and first renderings, on a PostgreSQL server and on the
 * embedded database.
 */
export async function run(): Promise<BenchResult[]> {
  const server = await startPostgres()
  const onServer = server ? await measure('on PostgreSQL', { DATABASE_URL: server.url }) : []
  await server?.stop()
  return [...onServer, ...(await measure('embedded', {}))]
}

async function measure(where: string, given: Record<string, string>): Promise<BenchResult[]> {
  const site = await startSite(given)
  try {
    const { home, company, job } = await pageKinds(site.url)
    const paths = { home, company, job, search: '/search-jobs?search=engineer' }
    return [...(await measurePages(where, site.url, paths)), await measureCall(where, site.url)]
  } finally {
    await site.stop()
  }
}

async function measurePages(where: string, url: string, paths: Record<Kind, string>): Promise<BenchResult[]> {
  const headers = { Cookie: await logIn(url) }
  const results: BenchResult[] = []
  for (const kind of Object.keys(paths) as Kind[]) {
    const page = url + paths[kind]
    const first = await rateOfFirst(url, await addresses(url, kind, paths))
    const isGoal = where !== 'embedded'
    results.push(
      present(`visitor's ${kind}, ${where}`, await rateOf(page, {})),
      present(`signed-in ${kind}, ${where}`, await rateOf(page, headers), isGoal ? GOALS[kind] : undefined),
      present(`first rendering of ${kind}, ${where}`, first, isGoal ? FIRST_GOAL : undefined),
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

async function measureCall(where: string, url: string): Promise<BenchResult> {
  const headers = { Cookie: await logIn(url), 'X-Requested-With': 'XMLHttpRequest' }
  return present(`signed-in saved items, ${where}`, await rateOf(`${url}/ajax/saved-items`, headers))
}

async function rateOf(url: string, headers: Record<string, string>): Promise<number> {
  await load(url, { headers, connections: CONNECTIONS, seconds: 2 })
  const { rate, failures } = await load(url, { headers, connections: CONNECTIONS })
  if (failures > 0) {
    throw new Error(`${failures} answers of ${url} failed`)
  }
  return rate
}

function present(name: string, value: number, goal?: number): BenchResult {
  return {
    name,
    value: Math.round(value),
    unit: 'answers/s',
    ...(goal ? { goal: `>= ${goal}`, pass: value >= goal } : {}),
  }
}
