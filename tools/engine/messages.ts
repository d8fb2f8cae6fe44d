import type { Address } from './address'
import type { TurnLimits } from './turn'

export type ToEngine =
  | { type: 'ping' }
  | { type: 'readOnly'; on: boolean }
  | { type: 'close' }
  /** Faults for tests: the thread spins, dies, or slows down. */
  | { type: 'hang' }
  | { type: 'crash' }
  | { type: 'slow'; factor: number }

/** `slow` multiplies the duration of each statement. */
export type EngineFault = 'hang' | 'crash' | { slow: number }

export type FromEngine =
  | { type: 'ready'; address: Address }
  /** The engine was replaced because it held too much memory. */
  | { type: 'replaced'; memoryBytes: number; tookMs: number }
  | { type: 'failed'; message: string }
  | { type: 'closed' }

export interface EngineData {
  vitals: SharedArrayBuffer
  cluster: string
  address: Address
  readOnly: boolean
  turnLimits: TurnLimits
  memoryLimitBytes: number
  program: WebAssembly.Module
}
