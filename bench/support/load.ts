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

export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
