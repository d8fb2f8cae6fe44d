import { AppError } from '../../errors'
import { type Context, type Flash, wantsJson } from '../../http/context'
import { localPath } from '../../http/reply'
import { leaveFlash, signIn } from '../../http/session'
import { parseUrl } from '../../http/urls'
import type { Services } from '../../services'
import { findTitle, parseSavableItem, saveItem, type SavableItem } from '../saved-items'

/** Where somebody who logs in goes on, and what is saved for them there. */
export interface LoginIntent {
  return: string
  save?: SavableItem
  /** What people call the thing to save. */
  title?: string
}

/** The intent of an address or a form. What makes no sense is left out; without a way back, it is where they came from. */
export async function readLoginIntent(
  { reads }: Services,
  ctx: Context,
  requested: { return?: unknown; save?: unknown },
): Promise<LoginIntent> {
  const save = parseSavableItem(textOf(requested.save))
  const title = save && (await findTitle(reads, save))
  const way = textOf(requested.return) ?? (save && parseUrl(ctx.get('Referer'))?.pathname)
  return { return: localPath(way), ...(title ? { save, title } : {}) }
}

interface SignIn {
  user: { id: number }
  keep: boolean
  requested: { return?: string; save?: string }
  /** What the next page says when nothing was saved. */
  greeting: string
  /** What it says besides. */
  more?: string
  /** What analytics is told of a form; a call tells it itself. */
  event: NonNullable<Flash['event']>
}

/**
 * Signs somebody in, saves what they came for, and returns the way on. Messages wait for the next page: that of a form,
 * or of a call that says where it goes on.
 */
export async function completeSignIn(ctx: Context, services: Services, signingIn: SignIn): Promise<string> {
  const intent = await readLoginIntent(services, ctx, signingIn.requested)
  await signIn(ctx, services, signingIn.user.id, signingIn.keep)
  ctx.set('Cache-Control', 'no-store')
  const saved = intent.save && (await saveFor(services, signingIn.user.id, intent.save))
  if (signingIn.requested.return !== undefined || !wantsJson(ctx)) {
    const more: Flash[] = signingIn.more ? [{ kind: 'info', text: signingIn.more }] : []
    const first: Flash = saved ?? { kind: 'success', text: signingIn.greeting }
    await leaveFlash(ctx, services, wantsJson(ctx) ? first : { ...first, event: signingIn.event }, ...more)
  }
  return intent.return
}

/** The account stands, whatever becomes of the item. */
async function saveFor(services: Services, userId: number, thing: SavableItem): Promise<Flash> {
  try {
    return { kind: 'success', text: `${await saveItem(services, userId, thing)} saved` }
  } catch (error) {
    if (error instanceof AppError && error.expose) {
      return { kind: 'error', text: error.message }
    }
    throw error
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
