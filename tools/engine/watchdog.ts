import { threadTime } from './thread-time'
import type { Vitals } from './vitals'

/** The interval at which the host checks the thread. */
export const ROUND_MS = 500

/** A busy or starved thread is not hung: only time in which it could have worked on one statement counts. */
export class Watchdog {
  private readonly vitals: Vitals
  private readonly limitMs: number
  private progress = -1
  private lookedAt = 0
  private stuckMs = 0

  constructor(vitals: Vitals, limitMs: number) {
    this.vitals = vitals
    this.limitMs = limitMs
  }

  look(): { moved: boolean; hangs: boolean } {
    const { progress, isLong, hasStarted, threadId } = this.vitals
    const now = threadTime(threadId)
    const moved = progress !== this.progress
    if (moved || isLong || !hasStarted) {
      this.stuckMs = 0
    } else {
      // The thread is not to blame if the host itself was busy or asleep for more than a round.
      this.stuckMs += Math.min(Math.max(now - this.lookedAt, 0), ROUND_MS)
    }
    this.progress = progress
    this.lookedAt = now
    return { moved, hangs: this.stuckMs >= this.limitMs }
  }

  reset(): void {
    this.stuckMs = 0
  }
}
