import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRandom, type Random } from '../../host/lib/random'
import type { BenchResult } from '../result'
import { type AddressValues, readAddressValues } from '../support/address-values'
import { fixedAddresses, randomAddress } from '../support/addresses'
import { drawChart } from '../support/chart'
import { residentMegabytes } from '../support/memory'
import { startSite } from '../support/site'

interface Point {
  requests: number
  megabytes: number
}

const REQUESTS = 100_000
const EVERY = 5_000
const EARLY = 10_000
const CLIENTS = 4
/** Visitors request the same pages over and over; every tenth address is new. */
const POPULAR = 300
const NEW_SHARE = 0.1
const GOAL_RATIO = 1.2
const GOAL_MB = 750
const ENCODINGS = ['br', 'gzip', 'identity']
const PICTURE = path.resolve(import.meta.dirname, '../../docs/pictures/memory.svg')

/**
 * Measures the resident memory of a site with demo data over 100,000 mixed requests, every 5,000 requests.
 * `BENCH_REQUESTS` changes the total, `DATABASE_URL` names a seeded server to use instead of the embedded database.
 */
export async function run(): Promise<BenchResult[]> {
  const requests = Number(process.env.BENCH_REQUESTS ?? REQUESTS)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firstrung-memory-'))
  // The first start fills the database, which needs more memory than serving it.
  await (await startSite({ DATA_DIR: dataDir })).stop()
  const site = await startSite({ DATA_DIR: dataDir })
  try {
    const next = createAddresses(await readAddressValues(dataDir, process.env.DATABASE_URL))
    const points: Point[] = [{ requests: 0, megabytes: await residentMegabytes(site.pid) }]
    for (let done = 0; done < requests; done += EVERY) {
      await send(site.url, Array.from({ length: EVERY }, next))
      points.push({ requests: done + EVERY, megabytes: await residentMegabytes(site.pid) })
      console.log(`${done + EVERY} requests: ${points.at(-1)?.megabytes.toFixed(0)} MB`)
    }
    if (process.argv.includes('--save')) {
      await writeFile(PICTURE, draw(points))
    }
    return present(points)
  } finally {
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function draw(points: readonly Point[]): string {
  const measured = points.map(({ requests, megabytes }) => [requests, megabytes] as const)
  const goal = measured.map(([requests]) => [requests, GOAL_MB] as const)
  const lines = [
    { label: 'resident memory', colour: '#1f5fbf', points: measured },
    { label: `goal: ${GOAL_MB} MB at most`, colour: '#b3261e', points: goal },
  ]
  const title = 'Resident memory of the host by number of requests'
  return drawChart({ title, xLabel: 'requests', panels: [{ unit: ' MB', step: 250, lines }] })
}

function present(points: readonly Point[]): BenchResult[] {
  const at = (requests: number) => points.find(point => point.requests === requests)?.megabytes ?? Number.NaN
  const last = points.at(-1)?.megabytes ?? Number.NaN
  const most = Math.max(...points.map(({ megabytes }) => megabytes))
  const ratio = last / at(EARLY)
  return [
    ...points.map(({ requests, megabytes }) => ({ name: `after ${requests} requests`, value: megabytes, unit: 'MB' })),
    { name: 'most', value: most, unit: 'MB', goal: `<= ${GOAL_MB} MB`, pass: most <= GOAL_MB },
    { name: 'at the end', value: ratio, unit: `of ${EARLY}`, goal: `<= ${GOAL_RATIO}`, pass: ratio <= GOAL_RATIO },
  ]
}

function createAddresses(values: AddressValues): () => string {
  const random: Random = createRandom('memory')
  const popular = [...fixedAddresses(values), ...Array.from({ length: POPULAR }, () => randomAddress(random, values))]
  return () => (random.chance(NEW_SHARE) ? randomAddress(random, values) : random.pick(popular))
}

async function send(url: string, addresses: readonly string[]): Promise<void> {
  const waiting = addresses.entries()
  const client = async (): Promise<void> => {
    for (const [index, address] of waiting) {
      const headers = { 'Accept-Encoding': ENCODINGS[index % ENCODINGS.length] ?? 'br' }
      const answer = await fetch(url + address, { headers, redirect: 'manual' })
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}
