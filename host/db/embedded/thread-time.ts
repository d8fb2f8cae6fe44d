import { readFileSync, readlinkSync } from 'node:fs'

/** Returns the number of the calling thread, where the system is Linux. */
export function ownThreadId(): number | undefined {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1)) || undefined
  } catch {
    return undefined
  }
}

/**
 * Returns how many milliseconds a thread of this process has waited for a processor that other programs used. Linux
 * counts that; elsewhere it is 0, so that a thread on a busy machine looks slower than it is.
 */
export function waitedForProcessorMs(threadId: number | undefined): number {
  try {
    const [, waitedNs] = readFileSync(`/proc/self/task/${threadId}/schedstat`, 'utf8').split(' ')
    return Number(waitedNs) / 1e6
  } catch {
    return 0
  }
}
