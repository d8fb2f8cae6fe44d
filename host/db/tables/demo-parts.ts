import type { Timestamp } from './column'

export interface DemoPartsTable {
  copy: number
  /** `all` once the copy is complete. */
  part: string
  /** The moment that the dates of the copy are relative to. */
  relative_to: Timestamp
}
