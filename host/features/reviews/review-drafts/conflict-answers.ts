import type { Context } from '../../../http/context'
import { AppError } from '../../../lib/errors'
import type { Services } from '../../../services'
import type { Values } from './answers'
import { listUnfinished } from './load-unfinished'
import { loadStale } from './load-view'
import type { Stage } from './stages'

interface Write {
  userId: number
  id: number
  stage?: Stage
  data?: Values | undefined
}

/** Answers a conflict with the current state, and with the stored values that differ from the submitted ones. */
export async function answerConflict(
  ctx: Context,
  { services: { db, clock }, ...sent }: Write & { services: Services },
  change: () => Promise<void>,
): Promise<void> {
  try {
    await change()
  } catch (error) {
    requireConflict(error)
    ctx.status = error.status
    ctx.body = { message: error.message, ...(await loadStale(db, sent, { ...sent, now: clock.now() })) }
  }
}

/** At the limit, the answer lists the user's unfinished reviews. */
export async function answerLimit(
  ctx: Context,
  { services: { db }, userId }: { services: Services; userId: number },
  start: () => Promise<void>,
): Promise<void> {
  try {
    await start()
  } catch (error) {
    requireConflict(error)
    ctx.status = error.status
    ctx.body = { message: error.message, unfinished: await listUnfinished(db, userId) }
  }
}

function requireConflict(error: unknown): asserts error is AppError {
  if (!(error instanceof AppError && error.code === 'conflict')) {
    throw error
  }
}
