import { type Context, type Flash, wantsJson } from '../../../http/context'
import { type FormValues, textOf } from '../../../http/form'
import { localPath } from '../../../http/reply'
import { addFlash, signIn } from '../../../http/session'
import { AppError } from '../../../lib/errors'
import { date } from '../../../lib/formats'
import { parseUrl } from '../../../lib/urls'
import type { Services } from '../../../services'
import { parseSearch } from '../../public/search'
import { findTitle, parseSavableItem, type SavableItem, saveItem } from '../../tracker/saved-items'
import { saveIntendedSearch } from '../saved-searches'
import { linkPath } from './mailed-link'
import { findDeletionOf } from './pending-deletion-queries'

export interface LoginIntent {
  return: string
  save?: SavableItem
  /** Address of the search to save, which is also the page to return to. */
  search?: string
  title?: string
}

/** Invalid values are ignored. With an item, `return` defaults to the Referer. */
export async function readLoginIntent({ reads }: Services, ctx: Context, values: FormValues): Promise<LoginIntent> {
  const search = textOf(values, 'save') === 'search' ? await parseSearch(reads, textOf(values, 'return')) : undefined
  if (search) {
    return { return: localPath(textOf(values, 'return')), search: search.url, title: search.name }
  }
  const save = parseSavableItem(textOf(values, 'save'))
  const title = save && (await findTitle(reads, save))
  const path = textOf(values, 'return') || (save && parseUrl(ctx.get('Referer'))?.pathname)
  return { return: localPath(path), ...(title ? { save, title } : {}) }
}

interface SignIn {
  user: { id: number }
  intent: LoginIntent
  /** `keep` is "Keep me logged in"; `return` is the page of a call. */
  fields: { keep?: boolean; return?: string }
  /** The first message carries the analytics event, and the message about the saved item replaces it. */
  messages: [Flash, ...Flash[]]
}

/** Returns the message about the saved item, for the answer to a call. */
export async function completeSignIn(
  ctx: Context,
  services: Services,
  signingIn: SignIn,
): Promise<SaveMessage | undefined> {
  const { user, intent, fields, messages } = signingIn
  await refuseDeleted(services, user.id)
  await signIn(ctx, services, { userId: user.id, rememberMe: fields.keep ?? false })
  ctx.set('Cache-Control', 'no-store')
  const saved = await saveIntended(services, user.id, intent)
  if (fields.return !== undefined || !wantsJson(ctx)) {
    const [greeting, ...others] = messages
    // Calls send the event from the browser.
    const own = wantsJson(ctx) ? [] : (greeting.events ?? [])
    const events = [...own, ...(saved?.events ?? [])]
    await addFlash(ctx, services, { ...(saved ?? greeting), events }, ...others)
  }
  return saved
}

/** Throws 409 with a link to cancel the deletion. No session is opened. */
async function refuseDeleted({ db, secret }: Services, userId: number): Promise<void> {
  const deletion = await findDeletionOf(db, userId)
  if (deletion) {
    const message = `We will delete this account on ${date(deletion.deletes_at)}, as you asked. To keep it, open the link in our email`
    const instead = { text: 'Keep my account', href: linkPath(secret, 'keep-account', deletion.nonce) }
    throw new AppError('conflict', message, { instead })
  }
}

interface SaveMessage {
  kind: 'success' | 'error'
  text: string
  events?: Flash['events']
}

/** A failed save must not undo the log-in: it becomes a message. */
async function saveIntended(
  services: Services,
  userId: number,
  { save, search }: LoginIntent,
): Promise<SaveMessage | undefined> {
  try {
    if (search !== undefined) {
      return await saveIntendedSearch(services, userId, search)
    }
    return save && { kind: 'success', text: `${await saveItem(services, userId, save)} saved` }
  } catch (error) {
    if (error instanceof AppError && error.expose) {
      return { kind: 'error', text: error.message }
    }
    throw error
  }
}
