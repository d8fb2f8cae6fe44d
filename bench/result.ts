/** One measured figure, with what it is compared with. */
export interface BenchResult {
  name: string
  value: number
  unit: string
  /** Measured in the same minute on the same machine. */
  baseline?: { name: string; value: number }
  goal?: string
  pass?: boolean
}
