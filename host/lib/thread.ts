import { Worker } from 'node:worker_threads'
import { createSlots } from './slots'

interface ThreadLimits {
  ms: number
  /** The memory for objects and strings. */
  megabytes: number
}

export class ThreadLimitError extends Error {
  override readonly name = 'ThreadLimitError'
}

/** Concurrent uploads must not take all cores and memory. */
const slots = createSlots({ running: 2, waiting: () => 32 })

/**
 * Parses uploads in a new thread, so that no file blocks the process. Returns the module's first message. Throws its
 * errors, ThreadLimitError at a limit, and 503 if too many are waiting.
 */
export function runInThread(file: string, data: unknown, limits: ThreadLimits): Promise<unknown> {
  return slots.run(() => firstMessage(file, data, limits))
}

async function firstMessage(file: string, data: unknown, { ms, megabytes }: ThreadLimits): Promise<unknown> {
  const worker = new Worker(file, {
    workerData: data,
    // The thread's module is plain JavaScript and needs none of the process's loaders.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      worker.once('online', () => {
        timer = setTimeout(() => reject(new ThreadLimitError(`${file} took longer than ${ms} ms`)), ms)
      })
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) => {
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitError(error.message) : error)
      })
      worker.once('exit', () => reject(new ThreadLimitError(`${file} ended without an answer`)))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
