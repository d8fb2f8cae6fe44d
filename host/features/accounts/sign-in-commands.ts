import { AppError } from '../../errors'
import { type Context, type Flash, wantsJson } from '../../http/context'
import { type FormValues, textOf } from '../../http/form'
import { localPath } from '../../http/reply'
import { addFlash, signIn } from '../../http/session'
import { parseUrl } from '../../http/urls'
import type { Services } from '../../services'
import { findTitle, parseSavableItem, type SavableItem, saveItem } from '../saved-items'

/** Where the site continues after log-in, and the item to save there. */
export interface LoginIntent {
  return: string
  save?: SavableItem
  /** Title of the item to save. */
  title?: string
}

/** Reads the intent of a query or a form. Unusable values are ignored; with an item, `return` defaults to the Referer. */
export async function readLoginIntent({ reads }: Services, ctx: Context, values: FormValues): Promise<LoginIntent> {
  const save = parseSavableItem(textOf(values, 'save'))
  const title = save && (await findTitle(reads, save))
  const path = textOf(values, 'return') || (save && parseUrl(ctx.get('Referer'))?.pathname)
  return { return: localPath(path), ...(title ? { save, title } : {}) }
}

interface SignIn {
  user: { id: number }
  /** "Keep me logged in". */
  keep: boolean
  intent: LoginIntent
  /** True when the page that sent the call continues to `intent.return` by itself. */
  isContinued: boolean
  /** Messages for the next page; the first gives way to that of the saved item. */
  messages: [Flash, ...Flash[]]
  /** The analytics event of a form; scripts send it themselves after a call. */
  event: NonNullable<Flash['event']>
}

/** Opens a session, saves the item of the intent and leaves the messages for the next page. */
export async function completeSignIn(ctx: Context, services: Services, signingIn: SignIn): Promise<void> {
  const { user, intent, messages } = signingIn
  await signIn(ctx, services, { userId: user.id, rememberMe: signingIn.keep })
  ctx.set('Cache-Control', 'no-store')
  const saved = intent.save && (await saveFor(services, user.id, intent.save))
  if (signingIn.isContinued || !wantsJson(ctx)) {
    const [greeting, ...others] = messages
    const first = saved ?? greeting
    await addFlash(ctx, services, wantsJson(ctx) ? first : { ...first, event: signingIn.event }, ...others)
  }
}

/** A refused item must not undo the log-in: it becomes a message. */
async function saveFor(services: Services, userId: number, item: SavableItem): Promise<Flash> {
  try {
    return { kind: 'success', text: `${await saveItem(services, userId, item)} saved` }
  } catch (error) {
    if (error instanceof AppError && error.expose) {
      return { kind: 'error', text: error.message }
    }
    throw error
  }
}
