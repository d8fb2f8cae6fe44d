import { describe, expect, it } from 'vitest'
import { readMeasured } from '../../bench/capacity/measured'
import { computeCapacity } from '../../bench/capacity/model'
import { STUDENTS } from '../../bench/capacity/scale'
import { replaceTables } from '../../bench/capacity/tables'
import { read } from './support'

const FILE = 'docs/scale.md'
const compute = (students: number, measured = readMeasured()) => computeCapacity(students, measured)

describe(FILE, () => {
  it('shows what the saved results and the assumptions give', async () => {
    const text = read(FILE)
    const capacities = STUDENTS.map(students => compute(students))
    expect(text, 'Run npm run bench -- capacity').toBe(await replaceTables(text, capacities, FILE))
  })

  it('is refused without its marked part', async () => {
    await expect(replaceTables('# Scale\n', [], FILE)).rejects.toThrow(`${FILE} has no lines`)
  })
})

describe('the capacity model', () => {
  it('needs a host, and one to spare, for a site that hardly anybody visits', () => {
    const { hosts, replicas, workers, loads } = compute(1000)
    expect([hosts, replicas, workers]).toEqual([2, 0, 1])
    expect(Math.max(...Object.values(loads))).toBeLessThan(1)
  })

  it('needs more of what was measured to do less', () => {
    const measured = readMeasured()
    const usual = compute(10_000_000, measured)
    const slow = compute(10_000_000, {
      ...measured,
      answersPerSecond: measured.answersPerSecond / 10,
      millionJobsSearchMs: measured.millionJobsSearchMs * 100,
    })
    expect(slow.hosts).toBeGreaterThan(usual.hosts)
    expect(slow.replicas).toBeGreaterThan(usual.replicas)
    expect(slow.workers).toBe(usual.workers)
    expect(slow.limit.what).toContain('searches')
  })
})
