import { startPostgres } from '../../scripts/postgres.mjs'
import type { BenchResult } from '../result'
import { load } from '../support/load'
import { pageKinds } from '../support/page-kinds'
import { logIn } from '../support/session'
import { startSite } from '../support/site'

const CONNECTIONS = 20
/** Lowest rates on a server on the same two cores, in answers a second. */
const GOALS: Readonly<Record<string, number>> = { home: 1500, company: 1500, job: 1500, search: 500 }

/** Pages of a signed-in person, each asked for again and again, on a PostgreSQL server and on the embedded database. */
export async function run(): Promise<BenchResult[]> {
  const server = await startPostgres()
  const onServer = server ? await measure('on PostgreSQL', { DATABASE_URL: server.url }) : []
  await server?.stop()
  return [...onServer, ...(await measure('embedded', {}))]
}

async function measure(where: string, env: Record<string, string>): Promise<BenchResult[]> {
  const site = await startSite(env)
  try {
    const headers = { Cookie: await logIn(site.url) }
    const { home, company, job } = await pageKinds(site.url)
    const paths = { home, company, job, search: '/search-jobs?search=engineer', 'saved items': '/ajax/saved-items' }
    const results: BenchResult[] = []
    for (const [name, path] of Object.entries(paths)) {
      results.push(present({ name, where, value: await rateOf(site.url + path, headers) }))
    }
    return results
  } finally {
    await site.stop()
  }
}

async function rateOf(url: string, headers: Record<string, string>): Promise<number> {
  const isCall = url.includes('/ajax/')
  const sent = isCall ? { ...headers, 'X-Requested-With': 'XMLHttpRequest' } : headers
  await load(url, { headers: sent, connections: CONNECTIONS, seconds: 2 })
  const { rate, failures } = await load(url, { headers: sent, connections: CONNECTIONS })
  if (failures > 0) {
    throw new Error(`${failures} answers of ${url} failed`)
  }
  return Math.round(rate)
}

function present({ name, where, value }: { name: string; where: string; value: number }): BenchResult {
  const goal = where === 'embedded' ? undefined : GOALS[name]
  return {
    name: `signed-in ${name}, ${where}`,
    value,
    unit: 'answers/s',
    ...(goal ? { goal: `>= ${goal}`, pass: value >= goal } : {}),
  }
}
