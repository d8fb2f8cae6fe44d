import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../host/db'
import type { BenchResult } from '../result'
import { writeAdverts, writeReviews } from './adverts'

const CLI = path.resolve(import.meta.dirname, '../../host/import/cli.ts')
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const SECONDS = 60
const MEMORY_MB = 100
const SAMPLE_MS = 50

/**
 * Imports as many adverts and reviews as a real first import into a new embedded database, including its start, and
 * measures how the importer's memory grows with four times the adverts while another process runs the database.
 */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firstrung-bench-'))
  const file = (name: string) => path.join(folder, name)
  try {
    await writeAdverts(file('jobs.jsonl'), 4_595)
    await writeReviews(file('reviews.jsonl'), 11_475)
    await writeAdverts(file('few.jsonl'), 3_000)
    await writeAdverts(file('many.jsonl'), 12_000)
    const first = await importFiles(file('own'), [file('jobs.jsonl'), file('reviews.jsonl')])
    const [few, many] = await importBesideHolder(file('held'), [[file('few.jsonl')], [file('many.jsonl')]])
    const growth = ((many ?? 0) - (few ?? 0)) / 1024
    return [
      {
        name: 'first import, embedded',
        value: Math.round(first.seconds),
        unit: 's',
        goal: `< ${SECONDS}`,
        pass: first.seconds < SECONDS,
      },
      {
        name: 'memory for 4 x the adverts',
        value: Math.round(growth),
        unit: 'MB more',
        goal: `< ${MEMORY_MB}`,
        pass: growth < MEMORY_MB,
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function importBesideHolder(dataDir: string, runs: readonly string[][]): Promise<number[]> {
  const holder = await openDatabase({ dataDir, log: silent })
  try {
    const peaks: number[] = []
    for (const files of runs) {
      peaks.push((await importFiles(dataDir, files)).peak)
    }
    return peaks
  } finally {
    await holder.close()
  }
}

/** Runs the command and returns its duration in seconds and, on Linux, its peak memory in kB. */
async function importFiles(dataDir: string, files: readonly string[]): Promise<{ seconds: number; peak: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', CLI, ...files], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  let peak = 0
  const timer = setInterval(() => {
    void readFile(`/proc/${child.pid ?? 0}/status`, 'utf8').then(
      status => (peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? peak)),
      () => undefined,
    )
  }, SAMPLE_MS)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(timer)
  if (code !== 0) {
    throw new Error(`The import ended with ${code ?? 'a signal'}`)
  }
  return { seconds: (performance.now() - started) / 1_000, peak }
}
