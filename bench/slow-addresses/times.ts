import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRandom } from '../../host/lib/random'
import type { BenchResult } from '../result'
import { readAddressValues } from '../support/address-values'
import { fixedAddresses, longAddresses, placeAddresses, randomAddress } from '../support/addresses'
import { seedScale } from '../support/seed'
import { startSite } from '../support/site'

const RANDOM_ADDRESSES = 600
const COPIES = 10
const GOAL_MS = 500
const LISTED_MS = 300

interface Timed {
  address: string
  ms: number
  status: number
}

/**
 * Requests every kind of address in sequence without the page cache and lists those that take over 300 ms. The data is
 * ten copies of the demo data; `BENCH_DATA_DIR` names the folder of a closed site to use instead.
 */
export async function run(): Promise<BenchResult[]> {
  const given = process.env.BENCH_DATA_DIR
  const dataDir = given ?? (await mkdtemp(path.join(tmpdir(), 'firstrung-slow-')))
  try {
    if (!given) {
      await seedScale(dataDir, COPIES)
    }
    return await measure(dataDir)
  } finally {
    if (!given) {
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

async function measure(dataDir: string): Promise<BenchResult[]> {
  const site = await startSite({ DATA_DIR: dataDir, PAGE_CACHE_MB: '0' })
  try {
    const addresses = await listAddresses(dataDir)
    const timed: Timed[] = []
    for (const address of addresses) {
      timed.push(await timeOf(site.url, address))
    }
    const times = timed.map(({ ms }) => ms).sort((a, b) => a - b)
    const slow = timed.filter(({ ms, status }) => ms > LISTED_MS || status >= 500).sort((a, b) => b.ms - a.ms)
    slow.slice(0, 40).forEach(({ address, ms, status }) => console.log(`${Math.round(ms)} ms ${status} ${address}`))
    return present(times, slow)
  } finally {
    await site.stop()
  }
}

function present(times: readonly number[], slow: readonly Timed[]): BenchResult[] {
  const quantile = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0
  const failures = slow.filter(({ status }) => status >= 500).length
  const longest = quantile(1)
  return [
    { name: 'addresses', value: times.length, unit: '' },
    { name: 'time of an address, p50', value: quantile(0.5), unit: 'ms' },
    { name: 'time of an address, p99', value: quantile(0.99), unit: 'ms' },
    { name: `longest: ${slow[0]?.address ?? ''}`.slice(0, 100), value: longest, unit: 'ms', ...goal(longest, GOAL_MS) },
    { name: `addresses over ${LISTED_MS} ms`, value: slow.length, unit: '' },
    { name: 'answers of 500 and above', value: failures, unit: '', ...goal(failures, 0) },
  ]
}

const goal = (value: number, limit: number) => ({ goal: `<= ${limit}`, pass: value <= limit })

async function listAddresses(dataDir: string): Promise<string[]> {
  const values = await readAddressValues(dataDir)
  const random = createRandom('addresses')
  const drawn = Array.from({ length: RANDOM_ADDRESSES }, () => randomAddress(random, values))
  return [...fixedAddresses(values), ...placeAddresses(values), ...longAddresses(values), ...drawn]
}

/** Retries slow addresses and reports the best of three, because of background load. */
async function timeOf(url: string, address: string): Promise<Timed> {
  let best = await request(url, address)
  for (let repeat = 0; repeat < 2 && best.ms > LISTED_MS; repeat += 1) {
    const again = await request(url, address)
    best = again.ms < best.ms ? again : best
  }
  return best
}

async function request(url: string, address: string): Promise<Timed> {
  const began = performance.now()
  const answer = await fetch(url + address, { redirect: 'manual' })
  await answer.arrayBuffer()
  return { address, ms: performance.now() - began, status: answer.status }
}
