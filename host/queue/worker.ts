import { setTimeout as pause } from 'node:timers/promises'
import { startEarly } from '../lib/start-early'
import type { Services } from '../services'
import type { Job } from './job'
import type { QueueName, TakenJob } from './queue'
import { findJob, runTaken } from './run-job'
import { enqueueDue } from './schedules'

interface WorkerOptions {
  jobs: readonly Job[]
  /** Called first, and again until it succeeds. */
  prepare?: () => Promise<void>
}

const POLL_MS = 1_000
const SCHEDULE_EVERY_MS = 10_000
const MAINTAIN_EVERY_MS = 60_000
const RETURN_EVERY_MS = 3_000
const STOP_WITHIN_MS = 20_000
/** Each queue runs its jobs in sequence, so a killed worker repeats at most one mail. */
const QUEUES: readonly QueueName[] = ['mail', 'work']

export class Worker {
  readonly #services: Services
  readonly #options: WorkerOptions
  readonly #stopping = new AbortController()
  readonly #running = new Set<TakenJob>()
  readonly #ended: Promise<unknown>
  #isFailing = false

  constructor(services: Services, options: WorkerOptions) {
    this.#services = services
    this.#options = options
    this.#ended = startEarly(this.#run())
  }

  /** Waits for the running jobs. Those that take too long return to their queue. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.race([this.#ended, pause(STOP_WITHIN_MS, undefined, { ref: false })])
    for (const taken of this.#running) {
      await this.#services.queue.fail(taken, 'The worker stopped before the end').catch(() => undefined)
    }
  }

  async #run(): Promise<void> {
    const { prepare } = this.#options
    while (prepare && !this.#isStopping && !(await this.#attempt(prepare))) {
      await this.#rest(POLL_MS)
    }
    const { db, queue, clock } = this.#services
    const { jobs } = this.#options
    await Promise.all([
      this.#repeat(SCHEDULE_EVERY_MS, () => enqueueDue(db, queue, { jobs, now: clock.now() })),
      this.#repeat(MAINTAIN_EVERY_MS, () => queue.maintain()),
      this.#repeat(RETURN_EVERY_MS, () => queue.returnAbandoned([...this.#running])),
      ...QUEUES.map(name => this.#repeat(POLL_MS, () => this.#workOn(name))),
    ])
  }

  async #repeat(everyMs: number, work: () => Promise<void>): Promise<void> {
    while (!this.#isStopping) {
      await this.#attempt(work)
      await this.#rest(everyMs)
    }
  }

  async #workOn(name: QueueName): Promise<void> {
    while (!this.#isStopping) {
      const [taken] = await this.#services.queue.take(name, 1)
      if (!taken) {
        return
      }
      this.#running.add(taken)
      await runTaken(this.#services, taken, findJob(this.#options.jobs, taken))
      this.#running.delete(taken)
    }
  }

  /** Logs only the first failure of a series. */
  async #attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      this.#isFailing = false
    } catch (error) {
      if (!this.#isFailing) {
        this.#services.log.warn({ err: error }, 'the worker cannot reach its queue; it keeps trying')
      }
      this.#isFailing = true
    }
    return !this.#isFailing
  }

  async #rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => undefined)
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted
  }
}
