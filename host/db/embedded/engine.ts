import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from '../options'
import type { Address } from './address'
import type { EngineData, FromEngine, ToEngine } from './messages'

export interface EngineOptions {
  cluster: string
  address: Address
  log: Log
  /** A thread that is silent for so long is ended and opened again. */
  hangTimeoutMs: number
}

const PING_EVERY_MS = 500
const OPEN_WITHIN_MS = 60_000
const CLOSE_WITHIN_MS = 10_000
const LONGEST_RETRY_MS = 2_000

/**
 * Keeps one database thread running: opens it, asks it every half second whether it lives, and opens it again at the
 * same address when it died or hangs. What it has acknowledged is in the files, so nothing is lost by ending it.
 */
export class Engine {
  address: Address
  private readonly options: EngineOptions
  private worker: Worker | undefined
  private readOnly = false
  private stopping = false
  private patient = 0
  private unanswered = 0
  private reopening: Promise<void> | undefined
  private watchdog: NodeJS.Timeout | undefined

  static async start(options: EngineOptions): Promise<Engine> {
    const engine = new Engine(options)
    await engine.open()
    engine.watchdog = setInterval(() => engine.watch(), PING_EVERY_MS).unref()
    return engine
  }

  private constructor(options: EngineOptions) {
    this.options = options
    this.address = options.address
  }

  /** Refuses or allows writes. Remembered over a restart of the thread. */
  setReadOnly(on: boolean): void {
    this.readOnly = on
    this.post({ type: 'readOnly', on })
  }

  /** Lets one statement run longer than the watchdog would otherwise wait: migrations, index builds. */
  async withoutTimeout<T>(work: () => Promise<T>): Promise<T> {
    this.patient += 1
    try {
      return await work()
    } finally {
      this.patient -= 1
      this.unanswered = 0
    }
  }

  /** Makes the thread spin or die, as tests of the watchdog need. */
  cause(fault: 'hang' | 'crash'): void {
    this.post({ type: fault })
  }

  async stop(): Promise<void> {
    this.stopping = true
    clearInterval(this.watchdog)
    // An engine that is just being opened again must be closed too, before anyone else may have the folder.
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
    const { cluster } = this.options
    const program = await (compiled ??= compile())
    const worker = startThread({ cluster, address: this.address, readOnly: this.readOnly, program })
    this.address = await untilReady(worker)
    // A thread that nobody waits for must not keep a finished command line tool alive.
    worker.unref()
    worker.on('message', (message: FromEngine) => this.hear(message))
    worker.on('error', error => this.options.log.error({ err: error }, 'The database thread failed'))
    worker.once('exit', () => {
      this.worker = undefined
      this.reopening = this.reopen()
    })
    this.unanswered = 0
    this.worker = worker
  }

  private hear(message: FromEngine): void {
    if (message.type === 'pong') {
      this.unanswered = 0
    } else if (message.type === 'failed' && !this.stopping) {
      this.options.log.error({ reason: message.message }, 'The database engine failed')
    }
  }

  /** Counts unanswered rounds, not time: a host that was itself busy or asleep must not blame the thread. */
  private watch(): void {
    if (!this.worker || this.patient > 0) {
      return
    }
    if (this.unanswered * PING_EVERY_MS >= this.options.hangTimeoutMs) {
      this.options.log.error({ hangTimeoutMs: this.options.hangTimeoutMs }, 'The database thread hangs; ending it')
      void this.worker.terminate()
      return
    }
    if (this.unanswered === 0) {
      this.post({ type: 'ping' })
    }
    this.unanswered += 1
  }

  private async reopen(): Promise<void> {
    for (let wait = 100; !this.stopping; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      const began = Date.now()
      try {
        await this.open()
        this.options.log.warn({ tookMs: Date.now() - began }, 'The database thread was opened again')
        return
      } catch (error) {
        this.options.log.error({ err: error }, 'The database could not be opened again; trying on')
        await pause(wait)
      }
    }
  }

  private post(message: ToEngine): void {
    this.worker?.postMessage(message)
  }
}

/** Compiled once a process: that is half of what opening takes, and a thread that died is missed by every visitor. */
let compiled: Promise<WebAssembly.Module> | undefined

async function compile(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}

function startThread(data: EngineData): Worker {
  return new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: data,
    execArgv: ['--conditions=source'],
  })
}

function untilReady(worker: Worker): Promise<Address> {
  return new Promise((resolve, reject) => {
    let reason = 'it ended without a word'
    const hear = (message: FromEngine): void => {
      if (message.type === 'ready') {
        settle(() => resolve(message.address))
      } else if (message.type === 'failed') {
        reason = message.message
      }
    }
    const refuse = (error: Error): void => settle(() => reject(error))
    const end = (): void => refuse(new Error(`The database could not be opened: ${reason}`))
    const timer = setTimeout(() => {
      void worker.terminate()
      refuse(new Error('The database did not open in time'))
    }, OPEN_WITHIN_MS)
    // Listeners are taken off one by one: a worker without its own, internal ones never hears a message again.
    const settle = (finish: () => void): void => {
      clearTimeout(timer)
      worker.off('message', hear).off('error', refuse).off('exit', end)
      finish()
    }
    worker.on('message', hear).on('error', refuse).on('exit', end)
  })
}
