import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type BatchItem, type RenderedItem, unrenderedMarker } from './batch'

/** Milliseconds after which a batch is answered with the finished items. */
const DEADLINE_MS = 150
/** A thread that is still busy this long after the deadline is replaced. */
const STUCK_MS = 1000

interface Job {
  items: BatchItem[]
  results: (RenderedItem | undefined)[]
  resolve: (results: RenderedItem[]) => void
  timers: NodeJS.Timeout[]
}

type Message =
  | { type: 'ready'; names: string[] }
  | { type: 'item'; id: number; index: number; html?: string; error?: string }
  | { type: 'end'; id: number }

export class Renderer {
  names: readonly string[] = []
  private readonly root: string
  private readonly jobs = new Map<number, Job>()
  private worker: Worker | undefined
  private nextId = 0
  private isClosed = false

  private readonly deadline: number

  private constructor(root: string, deadline: number) {
    this.root = root
    this.deadline = deadline
  }

  /** Starts the thread, which needs the build of `server`. `deadline` is in milliseconds. */
  static async start(root: string, deadline = DEADLINE_MS): Promise<Renderer> {
    const renderer = new Renderer(root, deadline)
    await renderer.open()
    return renderer
  }

  /** Takes items with keys. Returns one result for each, in order, by the deadline at the latest. */
  render(items: BatchItem[]): Promise<RenderedItem[]> {
    const id = this.nextId++
    return new Promise(resolve => {
      const timers = [
        setTimeout(() => this.answer(id), this.deadline),
        setTimeout(() => void this.replace(), this.deadline + STUCK_MS),
      ]
      this.jobs.set(id, { items, results: [], resolve, timers })
      this.worker?.postMessage({ id, items })
    })
  }

  async close(): Promise<void> {
    this.isClosed = true
    this.jobs.forEach((_, id) => {
      this.answer(id)
      this.end(id)
    })
    await this.worker?.terminate()
  }

  private async open(): Promise<void> {
    const bundle = pathToFileURL(path.join(this.root, 'dist/server/index.js')).href
    const worker = new Worker(path.join(import.meta.dirname, 'thread.mjs'), {
      workerData: { bundle },
      execArgv: [],
    })
    const [ready] = (await once(worker, 'message')) as [{ names: string[] }]
    this.names = ready.names
    this.worker = worker
    worker.on('message', (message: Message) => this.receive(message))
    worker.on('error', () => void this.replace())
  }

  private receive(message: Message): void {
    if (message.type === 'item') {
      const job = this.jobs.get(message.id)
      const item = job?.items[message.index]
      if (job && item) {
        job.results[message.index] =
          message.html === undefined ? { error: message.error, html: item.html } : { html: message.html }
      }
    } else if (message.type === 'end') {
      this.answer(message.id)
      this.end(message.id)
    }
  }

  /** Only the first call for a batch has an effect. */
  private answer(id: number): void {
    const job = this.jobs.get(id)
    job?.resolve(
      job.items.map(
        (item, index) =>
          job.results[index] ?? {
            error: `The widget was not rendered within ${this.deadline} ms`,
            html: unrenderedMarker(item),
          },
      ),
    )
  }

  private end(id: number): void {
    this.jobs.get(id)?.timers.forEach(timer => clearTimeout(timer))
    this.jobs.delete(id)
  }

  /** Waiting batches are sent to the new thread; answered ones are dropped with the old one. */
  private async replace(): Promise<void> {
    const stuck = this.worker
    if (this.isClosed || !stuck) {
      return
    }
    this.worker = undefined
    this.jobs.forEach((_, id) => {
      this.answer(id)
      this.end(id)
    })
    await stuck.terminate()
    await this.open()
  }
}
