import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from '../../host/db/options'
import { isCompiled, root } from '../../host/lib/root'
import { startEarly } from '../../host/lib/start-early'
import type { Address } from './address'
import type { EngineData, EngineFault, FromEngine, ToEngine } from './messages'
import { removeSpillFiles } from './spill-files'
import type { TurnLimits } from './turn'
import { Vitals } from './vitals'
import { ROUND_MS, Watchdog } from './watchdog'

interface EngineOptions {
  cluster: string
  address: Address
  log: Log
  /** A thread that takes longer for one statement is terminated and restarted. */
  hangTimeoutMs: number
  turnLimits: TurnLimits
  /** An engine with more memory is replaced by a new one. */
  memoryLimitBytes: number
}

/** CPU time of the thread. A first start also creates the database. */
const OPEN_WITHIN_MS = 60_000
const CLOSE_WITHIN_MS = 10_000
const MAX_RETRY_MS = 2_000

/**
 * Runs the database thread: opens it, checks it every half second, and restarts it at the same address if it dies or
 * hangs. Everything it has acknowledged is in the files, so terminating it loses nothing.
 */
export class Engine {
  address: Address
  private readonly options: EngineOptions
  private worker: Worker | undefined
  private readOnly = false
  private stopping = false
  private withoutTimeoutCount = 0
  private reopening: Promise<void> | undefined
  private watchdog: Watchdog | undefined
  private rounds: NodeJS.Timeout | undefined

  static async start(options: EngineOptions): Promise<Engine> {
    const engine = new Engine(options)
    await engine.open()
    engine.rounds = setInterval(() => engine.watch(), ROUND_MS).unref()
    return engine
  }

  private constructor(options: EngineOptions) {
    this.options = options
    this.address = options.address
  }

  /** Refuses or allows writes. The setting survives a restart of the thread. */
  setReadOnly(on: boolean): void {
    this.readOnly = on
    this.post({ type: 'readOnly', on })
  }

  /** Lets statements run longer than the watchdog would otherwise allow: migrations, index builds. */
  async withoutTimeout<T>(work: () => Promise<T>): Promise<T> {
    this.withoutTimeoutCount += 1
    try {
      return await work()
    } finally {
      this.withoutTimeoutCount -= 1
      this.watchdog?.reset()
    }
  }

  cause(fault: EngineFault): void {
    this.post(typeof fault === 'string' ? { type: fault } : { type: 'slow', factor: fault.slow })
  }

  async stop(): Promise<void> {
    this.stopping = true
    clearInterval(this.rounds)
    // An engine that is still reopening must be closed too, before another process may use the folder.
    await this.reopening
    const worker = this.worker
    if (worker) {
      const closed = new Promise<void>(resolve => worker.once('exit', () => resolve()))
      worker.ref()
      this.post({ type: 'close' })
      await Promise.race([closed, pause(CLOSE_WITHIN_MS, undefined, { ref: false })])
      await worker.terminate()
    }
  }

  private async open(): Promise<void> {
    const { cluster, turnLimits, memoryLimitBytes } = this.options
    await removeSpillFiles(cluster)
    const program = await (compiled ??= compile())
    const vitals = new Vitals()
    const worker = startThread({
      cluster,
      vitals: vitals.buffer,
      address: this.address,
      readOnly: this.readOnly,
      turnLimits,
      memoryLimitBytes,
      program,
    })
    this.address = await untilReady(worker, new Watchdog(vitals, OPEN_WITHIN_MS))
    // The thread must not keep a finished command line tool alive.
    worker.unref()
    worker.on('message', (message: FromEngine) => this.receive(message))
    worker.on('error', error => this.options.log.error({ err: error }, 'The database thread failed'))
    worker.once('exit', () => {
      this.worker = undefined
      this.reopening = startEarly(this.reopen())
    })
    this.watchdog = new Watchdog(vitals, this.options.hangTimeoutMs)
    this.worker = worker
  }

  private receive(message: FromEngine): void {
    if (message.type === 'replaced') {
      const { memoryBytes, tookMs } = message
      this.options.log.info({ memoryBytes, tookMs }, 'The database engine was replaced, because its memory had grown')
    } else if (message.type === 'failed' && !this.stopping) {
      this.options.log.error({ reason: message.message }, 'The database engine failed')
    }
  }

  private watch(): void {
    if (!this.worker || !this.watchdog) {
      return
    }
    const { moved, hangs } = this.watchdog.look()
    if (this.withoutTimeoutCount > 0) {
      this.watchdog.reset()
    } else if (hangs) {
      this.options.log.error(
        { hangTimeoutMs: this.options.hangTimeoutMs },
        'The database thread hangs and is terminated',
      )
      void this.worker.terminate()
    }
    // A busy thread does not process pings; they would pile up.
    if (moved) {
      this.post({ type: 'ping' })
    }
  }

  private async reopen(): Promise<void> {
    for (let wait = 100; !this.stopping; wait = Math.min(wait * 2, MAX_RETRY_MS)) {
      const began = Date.now()
      try {
        await this.open()
        this.options.log.warn({ tookMs: Date.now() - began }, 'The database thread was opened again')
        return
      } catch (error) {
        this.options.log.error({ err: error }, 'The database could not be opened again; retrying')
        await pause(wait)
      }
    }
  }

  private post(message: ToEngine): void {
    this.worker?.postMessage(message)
  }
}

/** Compiled once per process: compiling is half of the opening time, and every visitor waits for a restart. */
let compiled: Promise<WebAssembly.Module> | undefined

async function compile(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}

function startThread(data: EngineData): Worker {
  const file = isCompiled ? 'dist/host/database-thread.js' : 'tools/engine/thread.mjs'
  return new Worker(join(root, file), {
    workerData: data,
    execArgv: ['--conditions=source'],
  })
}

function untilReady(worker: Worker, watchdog: Watchdog): Promise<Address> {
  return new Promise((resolve, reject) => {
    let reason = 'it ended without a message'
    const receive = (message: FromEngine): void => {
      if (message.type === 'ready') {
        settle(() => resolve(message.address))
      } else if (message.type === 'failed') {
        reason = message.message
      }
    }
    const fail = (error: Error): void => settle(() => reject(error))
    const end = (): void => fail(new Error(`The database could not be opened: ${reason}`))
    const rounds = setInterval(() => {
      if (watchdog.look().hangs) {
        void worker.terminate()
        fail(new Error('The database did not open in time'))
      }
    }, ROUND_MS)
    // Listeners are removed one by one: removing all would also remove the worker's internal ones, which receive messages.
    const settle = (finish: () => void): void => {
      clearInterval(rounds)
      worker.off('message', receive).off('error', fail).off('exit', end)
      finish()
    }
    worker.on('message', receive).on('error', fail).on('exit', end)
  })
}
