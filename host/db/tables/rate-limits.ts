/** Counters of the rate limits that hosts share. `expire` is in milliseconds since 1970. */
export interface RateLimitsTable {
  key: string
  points: number
  expire: number | null
}
