import autocannon from 'autocannon'

export interface Load {
  rate: number
  /** In milliseconds. */
  p50: number
  p99: number
  failures: number
}

interface LoadOptions {
  seconds?: number
  connections?: number
  headers?: Record<string, string>
}

/** Runs load from fifty connections by default; loopback only. */
export async function load(
  url: string,
  { seconds = 5, connections = 50, headers = {} }: LoadOptions = {},
): Promise<Load> {
  const result = await autocannon({ url, connections, duration: seconds, headers })
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  }
}

/** Measures both in turns, so that background load affects both, and returns the median of each. */
export async function inTurns<Name extends string>(
  subjects: Record<Name, () => Promise<number>>,
  rounds = 3,
): Promise<Record<Name, number>> {
  const names = Object.keys(subjects) as Name[]
  const values = Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      values[name].push(await subjects[name]())
    }
  }
  return Object.fromEntries(names.map(name => [name, median(values[name])])) as Record<Name, number>
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
