import autocannon from 'autocannon'
import { startPostgres } from '../../scripts/postgres.mjs'
import type { BenchResult } from '../result'
import { mixOf } from '../support/mix'
import { startSite } from '../support/site'

const CONNECTIONS = 40
const SECONDS = 30

interface Goal {
  rate: number
  p99?: number
}

/**
 * A mix of visitors (60 %), searches (20 %), JSON calls (15 %) and writes of a signed-in user (5 %), with the database
 * and the load generator on the same machine.
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
