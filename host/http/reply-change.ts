import type { Services } from '../services'
import { type Context, type Flash, wantsJson } from './context'
import { redirectBack } from './reply'
import { addFlash } from './session'

interface Change {
  /** The JSON answer; without one the status is 204. */
  json?: (() => unknown) | undefined
  flash?: Flash | undefined
  /** The next page; defaults to the one that the change was made on. */
  to?: string | undefined
}

/** Answers a successful change: with JSON or, for forms and for scripts that show the next page, with a redirect. */
export async function replyChange(ctx: Context, services: Services, { json, flash, to }: Change): Promise<void> {
  if (!wantsJson(ctx)) {
    await addFlash(ctx, services, ...(flash ? [flash] : []))
    redirectBack(ctx, to)
  } else if (json) {
    ctx.body = await json()
  } else {
    ctx.status = 204
  }
}
