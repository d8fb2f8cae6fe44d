export interface BenchResult {
  name: string
  value: number
  unit: string
  /** Measured at the same time on the same machine. */
  baseline?: { name: string; value: number }
  goal?: string
  pass?: boolean
}
