import { AppError } from '../../errors'
import { type Context, type Flash, wantsJson } from '../../http/context'
import { localPath } from '../../http/reply'
import { leaveFlash, signIn } from '../../http/session'
import { parseUrl } from '../../http/urls'
import type { Services } from '../../services'
import { findTitle, savedThing, saveItem, type SavedThing } from '../saved-items'

/** Where somebody who logs in goes on, and what is saved for them there. */
export interface Wish {
  return: string
  save?: SavedThing
  /** What people call the thing to save. */
  title?: string
}

/** The wish of an address or a form. What makes no sense is left out; without a way back, it is where they came from. */
export async function readWish(
  { reads }: Services,
  ctx: Context,
  asked: { return?: unknown; save?: unknown },
): Promise<Wish> {
  const save = savedThing(textOf(asked.save))
  const title = save && (await findTitle(reads, save))
  const way = textOf(asked.return) ?? (save && parseUrl(ctx.get('Referer'))?.pathname)
  return { return: localPath(way), ...(title ? { save, title } : {}) }
}

interface Arrival {
  user: { id: number }
  keep: boolean
  asked: { return?: string; save?: string }
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
export async function arrive(ctx: Context, services: Services, arrival: Arrival): Promise<string> {
  const wish = await readWish(services, ctx, arrival.asked)
  await signIn(ctx, services, arrival.user.id, arrival.keep)
  ctx.set('Cache-Control', 'no-store')
  const saved = wish.save && (await saveFor(services, arrival.user.id, wish.save))
  if (arrival.asked.return !== undefined || !wantsJson(ctx)) {
    const more: Flash[] = arrival.more ? [{ kind: 'info', text: arrival.more }] : []
    const first: Flash = saved ?? { kind: 'success', text: arrival.greeting }
    await leaveFlash(ctx, services, wantsJson(ctx) ? first : { ...first, event: arrival.event }, ...more)
  }
  return wish.return
}

/** The account stands, whatever becomes of the item. */
async function saveFor(services: Services, userId: number, thing: SavedThing): Promise<Flash> {
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
