/** The part of autocannon that the benches use; the package ships no types. */
declare module 'autocannon' {
  export interface Request {
    method: 'GET' | 'POST'
    path: string
    headers?: Record<string, string>
    body?: string
  }
  interface Options {
    url: string
    connections: number
    /** In seconds. */
    duration: number
    headers?: Record<string, string>
    /** Requests a second over all connections; unlimited if absent. */
    overallRate?: number
    /** Sent by each connection in turn. */
    requests?: readonly Request[]
  }
  interface Result {
    requests: { average: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
