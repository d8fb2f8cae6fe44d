/** Rate limit counters shared by all hosts. `expire` is in milliseconds since 1970. */
export interface RateLimitsTable {
  key: string
  points: number
  expire: number | null
}
