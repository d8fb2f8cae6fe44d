import type { Services } from '../services'
import { type Context, type Flash, wantsJson } from './context'
import { redirectBack } from './reply'
import { addFlash } from './session'

interface Change {
  /** Without JSON the status is 204. */
  json?: (() => unknown) | undefined
  flash?: Flash | undefined
  /** The next page; defaults to the one that the change was made on. */
  to?: string | undefined
}

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
