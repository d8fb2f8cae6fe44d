import autocannon, { type Request } from 'autocannon'
import { startPostgres } from '../../scripts/postgres.mjs'
import type { BenchResult } from '../result'
import { pageKinds } from '../support/page-kinds'
import { logIn } from '../support/session'
import { startSite } from '../support/site'

const CONNECTIONS = 40
const SECONDS = 30

interface Goal {
  rate: number
  p99?: number
}

/**
 * A mix of visitors (60 %), searches (20 %), calls for JSON (15 %) and writes of a signed-in person (5 %), with the database and
 * the load generator on the same machine.
 */
export async function run(): Promise<BenchResult[]> {
  const server = await startPostgres()
  const onServer = server ? await measure('on PostgreSQL', { DATABASE_URL: server.url }, { rate: 400, p99: 400 }) : []
  await server?.stop()
  return [...onServer, ...(await measure('embedded', {}, { rate: 150 }))]
}

async function measure(where: string, env: Record<string, string>, goal: Goal): Promise<BenchResult[]> {
  const site = await startSite(env)
  try {
    const requests = await mixOf(site.url)
    const options = { url: site.url, connections: CONNECTIONS, requests }
    await autocannon({ ...options, duration: 5 })
    const { requests: rate, latency, non2xx, errors } = await autocannon({ ...options, duration: SECONDS })
    return present(where, goal, { rate: rate.average, p99: latency.p99, failures: non2xx + errors })
  } finally {
    await site.stop()
  }
}

/** Twenty requests; each connection sends them in turn. */
async function mixOf(url: string): Promise<Request[]> {
  const { home, company, job, review } = await pageKinds(url)
  const Cookie = await logIn(url)
  const xhr = { 'X-Requested-With': 'XMLHttpRequest' }
  const signedIn = { Cookie, ...xhr }
  const token = /XSRF-TOKEN=([^;]*)/.exec(Cookie)?.[1] ?? ''
  const jobId = Number(/\d+/.exec(job)?.[0])
  const visitor = [home, company, job, review, '/faqs', `${company}/reviews`, `${company}/jobs`, '/categories']
  const words = ['engineer', 'data', 'marketing placement', 'leeds']
  return [
    ...[...visitor, home, company, job, '/top-employers'].map(path => ({ method: 'GET' as const, path })),
    ...words.map(word => ({ method: 'GET' as const, path: `/search-jobs?search=${encodeURIComponent(word)}` })),
    { method: 'GET', path: '/suggestions.php?term=eng', headers: xhr },
    { method: 'GET', path: '/ajax/saved-items', headers: signedIn },
    { method: 'GET', path: company, headers: { Cookie } },
    {
      method: 'POST',
      path: '/ajax/saved-items/jobs',
      headers: { ...signedIn, Origin: url, 'X-XSRF-TOKEN': token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: jobId }),
    },
  ]
}

function present(
  where: string,
  goal: Goal,
  { rate, p99, failures }: { rate: number; p99: number; failures: number },
): BenchResult[] {
  return [
    {
      name: `mixed load, ${where}`,
      value: Math.round(rate),
      unit: 'answers/s',
      goal: `>= ${goal.rate}`,
      pass: rate >= goal.rate,
    },
    {
      name: `99 % of the answers, ${where}, within`,
      value: p99,
      unit: 'ms',
      ...(goal.p99 ? { goal: `<= ${goal.p99}`, pass: p99 <= goal.p99 } : {}),
    },
    { name: `failures, ${where}`, value: failures, unit: 'answers', goal: '0', pass: failures === 0 },
  ]
}
