import type { Address } from './address'

/** What the host says to the thread that runs the database engine. */
export type ToEngine =
  | { type: 'ping' }
  | { type: 'readOnly'; on: boolean }
  | { type: 'close' }
  /** The two faults that tests cause on purpose: a thread that spins for ever, and one that dies. */
  | { type: 'hang' }
  | { type: 'crash' }

/** What the thread answers. */
export type FromEngine =
  { type: 'ready'; address: Address } | { type: 'pong' } | { type: 'failed'; message: string } | { type: 'closed' }

/** What the thread is started with. */
export interface EngineData {
  cluster: string
  address: Address
  readOnly: boolean
  /** The engine, compiled. */
  program: WebAssembly.Module
}
