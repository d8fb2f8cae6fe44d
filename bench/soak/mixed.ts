import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildStale } from '../../scripts/lib/outputs.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'
import type { BenchResult } from '../result'
import { type AddressValues, readAddressValues } from '../support/address-values'
import { drawChart } from '../support/chart'
import { COMPILED_HOST, startSite } from '../support/site'
import { startLoad } from './load'
import { type Sample, sampleEvery } from './samples'

const MINUTES = Number(process.env.BENCH_MINUTES ?? 30)
/** The last half may take this much more memory than the second quarter; the first quarter fills the caches. */
const GOAL_RATIO = 1.1
/** Client and database connections come and go, so the number of descriptors varies. */
const GOAL_MORE_DESCRIPTORS = 10
const PICTURE = path.resolve(import.meta.dirname, '../../docs/pictures/soak.svg')

/**
 * Runs half an hour of steady mixed load on the compiled host, with new addresses, accounts and mail: memory, heap and
 * open file descriptors must level off. Uses PostgreSQL if a server is installed, otherwise the embedded database.
 */
export async function run(): Promise<BenchResult[]> {
  await buildStale(['site', 'server', 'host'])
  const server = await startPostgres()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firstrung-soak-'))
  const env = { DATA_DIR: dataDir, ...(server ? { DATABASE_URL: server.url } : {}) }
  try {
    // The first start fills the database, which needs more memory than serving it.
    await (await startSite(env, COMPILED_HOST)).stop()
    const values = await readAddressValues(dataDir, server?.url)
    const { samples, failures } = await measure(env, values)
    if (process.argv.includes('--save')) {
      await writeFile(PICTURE, draw(samples))
    }
    return present(samples, failures)
  } finally {
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(env: Record<string, string>, values: AddressValues) {
  const token = randomBytes(32).toString('hex')
  const site = await startSite({ ...env, METRICS_TOKEN: token }, COMPILED_HOST)
  try {
    const load = startLoad({ url: site.url, seconds: MINUTES * 60, values })
    const samples = await sampleEvery({ url: site.url, token, until: load })
    return { samples, failures: await load }
  } finally {
    await site.stop()
  }
}

function draw(samples: readonly Sample[]): string {
  const line = (key: 'resident' | 'heap' | 'descriptors', label: string, colour: string) => ({
    ...{ label, colour, points: samples.map(sample => [sample.seconds / 60, sample[key]] as const) },
  })
  const memory = [line('resident', 'resident memory', '#1f5fbf'), line('heap', 'heap in use', '#b3261e')]
  const hasDescriptors = samples.some(({ descriptors }) => Number.isFinite(descriptors))
  const descriptors = { unit: '', step: 20, lines: [line('descriptors', 'open file descriptors', '#1b6e3c')] }
  return drawChart({
    title: 'Memory and open file descriptors of a host under steady load',
    xLabel: 'minutes',
    panels: [{ unit: ' MB', step: 100, lines: memory }, ...(hasDescriptors ? [descriptors] : [])],
  })
}

function present(samples: readonly Sample[], failures: number): BenchResult[] {
  const early = samples.slice(Math.floor(samples.length / 4), Math.floor(samples.length / 2))
  const late = samples.slice(Math.floor(samples.length / 2))
  const ratio = median(late, 'resident') / median(early, 'resident')
  const heapRatio = median(late, 'heap') / median(early, 'heap')
  const more = most(late, 'descriptors') - most(early, 'descriptors')
  return [
    { name: 'soak, time', value: (samples.at(-1)?.seconds ?? 0) / 60, unit: 'minutes' },
    { name: 'soak, requests', value: samples.at(-1)?.requests ?? 0, unit: 'requests' },
    { name: 'soak, failures', value: failures, unit: 'answers', goal: '0', pass: failures === 0 },
    { name: 'soak, most resident memory', value: most(samples, 'resident'), unit: 'MB' },
    { name: 'soak, most heap', value: most(samples, 'heap'), unit: 'MB' },
    {
      name: 'soak, resident memory of the second half',
      value: ratio,
      unit: 'of the second quarter',
      goal: `<= ${GOAL_RATIO}`,
      pass: ratio <= GOAL_RATIO,
    },
    {
      name: 'soak, heap of the second half',
      value: heapRatio,
      unit: 'of the second quarter',
      goal: `<= ${GOAL_RATIO}`,
      pass: heapRatio <= GOAL_RATIO,
    },
    // Only Linux shows the descriptors of a process.
    ...(Number.isNaN(more) ? [] : descriptors(samples, more)),
  ]
}

const descriptors = (samples: readonly Sample[], more: number): BenchResult[] => [
  { name: 'soak, most file descriptors', value: most(samples, 'descriptors'), unit: 'open' },
  {
    name: 'soak, file descriptors of the second half',
    value: more,
    unit: 'more than in the second quarter',
    goal: `<= ${GOAL_MORE_DESCRIPTORS}`,
    pass: more <= GOAL_MORE_DESCRIPTORS,
  },
]

function most(samples: readonly Sample[], key: keyof Sample): number {
  return Math.max(...samples.map(sample => sample[key]))
}

function median(samples: readonly Sample[], key: keyof Sample): number {
  const sorted = samples.map(sample => sample[key]).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
