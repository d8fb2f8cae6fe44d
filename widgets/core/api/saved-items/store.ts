import { track } from '../analytics'
import { lastValue, publish } from '../bus'
import { ApiError } from '../calls/api-error'
import { call } from '../calls/call'
import type { SavedItem } from '../topics'
import { clearCache, readCache, writeCache } from './cache'

/** An item that can be saved, with its title for messages. */
export interface SavableItem {
  type: 'jobs' | 'reviews' | 'companies'
  id: number
  title: string
}

const FAILED = 'Sorry, that did not work. Try again'
/** The request in progress, shared by every save button of the page. */
const loading: { current?: Promise<void> } = {}
/** Changes run one after the other, so that two quick clicks end in the state of the last. */
const changes = { last: Promise.resolve() }

/**
 * Publishes the saved items of the signed-in user: the list that this tab has cached, else the server's. Fails when the
 * server does not answer.
 */
export async function loadSavedItems(): Promise<void> {
  if (lastValue('saved-items') === undefined) {
    await (loading.current ??= load().finally(() => delete loading.current))
  }
}

/** Publishes the server's list, whatever this tab has cached. */
export async function fetchSavedItems(): Promise<void> {
  const lists = await call('GET /ajax/saved-items')
  const items = [...lists.savedJobItems, ...lists.savedReviewItems, ...lists.savedCompanyItems]
  setSavedItems(items.map(({ id, type, reminders }) => ({ id, type, reminders })))
}

/** Saves an item or removes it: at once on the page, then on the server. Never fails. */
export async function toggleSaved(item: SavableItem): Promise<void> {
  await loadSavedItems().catch(() => undefined)
  const save = !isSaved(item)
  show(item, save)
  await (changes.last = changes.last.then(() => sendChange(item, save)))
}

async function load(): Promise<void> {
  const userId = currentUserId()
  const cached = userId === undefined ? undefined : readCache(userId)
  if (cached?.length) {
    publish('saved-items', cached)
  } else {
    await fetchSavedItems()
  }
}

function setSavedItems(items: readonly SavedItem[]): void {
  const userId = currentUserId()
  if (userId !== undefined) {
    writeCache(userId, items)
  }
  publish('saved-items', items)
}

async function sendChange(item: SavableItem, save: boolean): Promise<void> {
  const { type, id, title } = item
  try {
    await (save
      ? call('POST /ajax/saved-items/:type', { params: { type }, body: { id } })
      : call('DELETE /ajax/saved-items/:type/:id', { params: { type, id } }))
    track(save ? 'save_item' : 'unsave_item', { type, id })
    const undo = () => void (isSaved(item) === save && toggleSaved(item))
    publish('flash', { kind: 'success', text: `${title} ${save ? 'saved' : 'removed'}`, undo })
  } catch (error) {
    await recover(item, save, error)
  }
}

/** Spec section 8: a 422 clears the cache and fetches the list again; the user sees no error. */
async function recover(item: SavableItem, save: boolean, error: unknown): Promise<void> {
  const { status, message } = error instanceof ApiError ? error : { status: 0, message: '' }
  show(item, !save)
  if (status === 422) {
    clearCache()
    await fetchSavedItems().catch(() => undefined)
  } else if (status === 401) {
    // The session has ended: ask this visitor to log in.
    clearCache()
    publish('user', { loggedIn: false })
    publish('modal', { name: 'save-item', ...item })
  } else {
    publish('flash', { kind: 'error', text: status === 409 ? message : FAILED })
  }
}

function show({ type, id }: SavableItem, saved: boolean): void {
  const others = (lastValue('saved-items') ?? []).filter(item => item.type !== type || item.id !== id)
  setSavedItems(saved ? [{ type, id, reminders: type === 'jobs' }, ...others] : others)
}

function isSaved({ type, id }: SavableItem): boolean {
  return (lastValue('saved-items') ?? []).some(item => item.type === type && item.id === id)
}

function currentUserId(): number | undefined {
  const user = lastValue('user')
  return user?.loggedIn ? user.id : undefined
}
