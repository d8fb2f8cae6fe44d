import type { Address } from './address'
import type { TurnLimits } from './turn'

/** Messages from the host to the thread that runs the database engine. */
export type ToEngine =
  | { type: 'ping' }
  | { type: 'readOnly'; on: boolean }
  | { type: 'close' }
  /** The faults that tests cause on purpose: the thread spins for ever, dies, or takes longer for each statement. */
  | { type: 'hang' }
  | { type: 'crash' }
  | { type: 'slow'; factor: number }

/** A fault to cause: `slow` makes each statement take this many times as long. */
export type EngineFault = 'hang' | 'crash' | { slow: number }

/** Messages from the thread to the host. */
export type FromEngine =
  | { type: 'ready'; address: Address }
  /** The engine was replaced because it held so much memory. */
  | { type: 'replaced'; memoryBytes: number; tookMs: number }
  | { type: 'failed'; message: string }
  | { type: 'closed' }

/** The start data of the thread. */
export interface EngineData {
  /** The memory of `Vitals`. */
  vitals: SharedArrayBuffer
  cluster: string
  address: Address
  readOnly: boolean
  turnLimits: TurnLimits
  /** An engine with more memory is replaced by a new one as soon as no client uses it. */
  memoryLimitBytes: number
  /** The compiled engine. */
  program: WebAssembly.Module
}
