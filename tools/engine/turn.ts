/**
 * The setting with which a transaction announces that it takes long. PostgreSQL accepts any setting whose name has a
 * prefix, so the same statement works on a server.
 */
export const LONG_TRANSACTION = 'firstrung.long_transaction'

export interface TurnLimits {
  /** Between two statements of a transaction. */
  idleMs: number
  /** From the start of a transaction to its end. */
  totalMs: number
  /** Between two statements of a transaction that has announced itself as long; it has no total limit. */
  longIdleMs: number
}

export const TURN_LIMITS: TurnLimits = { idleMs: 5_000, totalMs: 15_000, longIdleMs: 60_000 }

export interface Fault {
  code: string
  message: string
}

/** The codes and, in substance, the messages of PostgreSQL 17, so that clients handle both databases alike. */
const IDLE: Fault = { code: '25P03', message: 'terminating connection due to idle-in-transaction timeout' }
export const TOO_LONG: Fault = { code: '25P04', message: 'terminating connection due to transaction timeout' }

/** The period in which a client in a transaction has exclusive use of the engine. */
export class Turn {
  private readonly limits: TurnLimits
  private readonly expire: (fault: Fault) => void
  private readonly startedAt = performance.now()
  isLong = false
  private timer: NodeJS.Timeout | undefined
  private pending: NodeJS.Immediate | undefined

  constructor(limits: TurnLimits, expire: (fault: Fault) => void) {
    this.limits = limits
    this.expire = expire
  }

  /** The engine cannot interrupt a running statement; the watchdog limits it. */
  runs(messages: readonly Buffer[]): void {
    this.stop()
    this.isLong ||= messages.some(isAnnouncement)
  }

  waits(): void {
    const { idleMs, totalMs, longIdleMs } = this.limits
    const leftMs = totalMs - (performance.now() - this.startedAt)
    const fault = !this.isLong && leftMs < idleMs ? TOO_LONG : IDLE
    this.timer = setTimeout(
      () => {
        // After a pause of the whole process, read the statements that have already arrived first.
        this.pending = setImmediate(() => this.expire(fault))
      },
      Math.max(0, this.isLong ? longIdleMs : Math.min(idleMs, leftMs)),
    )
  }

  stop(): void {
    clearTimeout(this.timer)
    clearImmediate(this.pending)
  }

  get isOver(): boolean {
    return !this.isLong && performance.now() - this.startedAt >= this.limits.totalMs
  }
}

/** Searches only the messages with a statement (query, parse): values may be megabytes. */
const TEXTS = [0x51, 0x50]
const isAnnouncement = (message: Buffer): boolean =>
  TEXTS.includes(message[0] ?? 0) && message.includes(LONG_TRANSACTION)
