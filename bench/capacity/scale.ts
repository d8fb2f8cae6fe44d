import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BenchResult } from '../result'
import { readMeasured } from './measured'
import { computeCapacity } from './model'
import { replaceTables } from './tables'

export const STUDENTS = [100_000, 1_000_000, 10_000_000] as const
const FILE = path.resolve(import.meta.dirname, '../../docs/scale.md')

/** Computes the capacity model from bench/results and writes it into docs/scale.md. Measures nothing. */
export async function run(): Promise<BenchResult[]> {
  const measured = readMeasured()
  const capacities = STUDENTS.map(students => computeCapacity(students, measured))
  writeFileSync(FILE, await replaceTables(readFileSync(FILE, 'utf8'), capacities, FILE))
  return capacities.flatMap(({ students, peak, hosts, replicas, workers, storage, mails }) => {
    const where = `${students.toLocaleString('en-GB')} students`
    return [
      { name: `${where}, at the peak`, value: peak, unit: 'requests/s' },
      { name: `${where}, hosts`, value: hosts, unit: '' },
      { name: `${where}, replicas`, value: replicas, unit: '' },
      { name: `${where}, workers`, value: workers, unit: '' },
      { name: `${where}, storage`, value: storage, unit: 'GB' },
      { name: `${where}, mail`, value: mails, unit: 'a day' },
    ]
  })
}
