import { readFileSync, readlinkSync } from 'node:fs'

/** Returns undefined except on Linux. */
export function ownThreadId(): number | undefined {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1)) || undefined
  } catch {
    return undefined
  }
}

/**
 * Excludes the time for which a thread waits for a busy processor, in milliseconds. Only Linux measures it; elsewhere a
 * thread on a busy machine looks slower than it is.
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
