import type { Timestamp } from './column'

export interface DemoPartsTable {
  copy: number
  /** `all` once the copy is complete. */
  part: string
  relative_to: Timestamp
}
