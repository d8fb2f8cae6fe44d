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
 * A clock in milliseconds that stops while a thread of this process waits for a processor that others use. Linux
 * counts that; elsewhere the clock runs on, so that a thread on a busy machine looks slower than it is.
 */
export const threadTime = (threadId: number | undefined): number => performance.now() - waitedForProcessorMs(threadId)

function waitedForProcessorMs(threadId: number | undefined): number {
  try {
    const [, waitedNs] = readFileSync(`/proc/self/task/${threadId}/schedstat`, 'utf8').split(' ')
    return Number(waitedNs) / 1e6
  } catch {
    return 0
  }
}
