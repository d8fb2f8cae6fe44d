import { Worker } from 'node:worker_threads'

interface ThreadLimits {
  /** The time from its start after which it is ended. */
  ms: number
  /** The memory for objects and texts. */
  megabytes: number
}

/** Work that was ended because it took more time or memory than it may. */
export class ThreadLimitError extends Error {
  override readonly name = 'ThreadLimitError'
}

/** Threads that run at the same time; others wait. */
const MOST_RUNNING = 2
const waiting: (() => void)[] = []
let running = 0

/**
 * Runs a module in a thread of its own, and returns its first message: what people send is parsed there, so that no file
 * stops the process from answering others. Throws what the module throws, and ThreadLimitError at a limit.
 */
export async function runInThread(file: string, data: unknown, limits: ThreadLimits): Promise<unknown> {
  if (running >= MOST_RUNNING) {
    await new Promise<void>(resolve => waiting.push(resolve))
  }
  running += 1
  try {
    return await firstMessage(file, data, limits)
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

async function firstMessage(file: string, data: unknown, { ms, megabytes }: ThreadLimits): Promise<unknown> {
  const worker = new Worker(file, {
    workerData: data,
    // The loaders of the process are not for the thread: its module is plain JavaScript.
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
