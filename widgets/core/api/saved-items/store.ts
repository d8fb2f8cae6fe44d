import { type Text } from '@firstrung/mount/strings'
import { track } from '../analytics'
import { lastValue, publish } from '../bus'
import { ApiError } from '../calls/api-error'
import { call } from '../calls/call'
import { notifyTabs } from '../notify-tabs'
import type { SavedItem, SavedItemType } from '../topics'
import { clearCache, readCache, writeCache } from './cache'

export interface SavableItem {
  type: SavedItemType
  id: number
  title: string
}

const FAILED = 'Sorry, that did not work. Try again' satisfies Text
const REMINDERS_ON = 'Reminders on. We will email you 7 and 2 days before it closes' satisfies Text
const REMINDERS_OFF = 'Reminders off' satisfies Text

/** The request in progress, shared by all widgets of the page. */
const loading: { current?: Promise<void> } = {}
/** Changes run in sequence, so that two quick clicks end in the state of the last. */
const changes = { last: Promise.resolve(), count: 0 }

/**
 * Publishes the signed-in user's saved items: this tab's cached list, otherwise the server's. Fails if the server does
 * not answer.
 */
export async function loadSavedItems(): Promise<void> {
  if (lastValue('saved-items') === undefined) {
    await (loading.current ??= load().finally(() => delete loading.current))
  }
}

/** Publishes the server's list, bypassing the cache. */
export async function fetchSavedItems(): Promise<void> {
  const userId = currentUserId()
  const { count } = changes
  const lists = await call('GET /ajax/saved-items')
  if (userId !== currentUserId()) {
    return
  }
  if (count !== changes.count) {
    // The list may be older than a change made meanwhile.
    return fetchSavedItems()
  }
  const items = [...lists.savedJobItems, ...lists.savedReviewItems, ...lists.savedCompanyItems]
  setSavedItems(items.map(({ id, type, reminders }) => ({ id, type, reminders })))
}

/**
 * Publishes the cached list again: later pages of this tab have changed it while this one was in the back/forward
 * cache.
 */
export function restoreSavedItems(): void {
  const userId = currentUserId()
  const cached = userId === undefined ? undefined : readCache(userId)
  if (cached) {
    publish('saved-items', cached)
  }
}

/** Saves or removes an item: at once on the page and in the other tabs, then on the server. Never fails. */
export async function toggleSaved(item: SavableItem): Promise<void> {
  await loadSavedItems().catch(() => undefined)
  const before = find(item)
  const save = !before
  change(item, save ? newItem(item) : undefined)
  await queue(() => sendChange(item, before))
}

/** Removes an item if it is still saved. Never fails. */
export async function removeSaved(item: SavableItem): Promise<void> {
  await loadSavedItems().catch(() => undefined)
  if (find(item)) {
    await toggleSaved(item)
  }
}

/** Turns the reminders of a saved item on or off: at once on the page and in the other tabs, then on the server. Never fails. */
export async function setReminders({ type, id }: SavableItem, reminders: boolean): Promise<void> {
  await loadSavedItems().catch(() => undefined)
  const before = find({ type, id })
  change({ type, id }, { type, id, reminders })
  await queue(async () => {
    try {
      await call('PUT /ajax/saved-items/:type/:id', { params: { type, id }, body: { reminders } })
      publish('flash', { kind: 'success', text: reminders ? REMINDERS_ON : REMINDERS_OFF })
    } catch (error) {
      change({ type, id }, before)
      await recover(error)
    }
  })
}

export async function applyChange(message: { userId: number; item: SavedItem; saved: boolean }): Promise<void> {
  if (message.userId === currentUserId()) {
    await loadSavedItems().catch(() => undefined)
    put(message.item, message.saved ? message.item : undefined)
  }
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

function queue(work: () => Promise<void>): Promise<void> {
  return (changes.last = changes.last.then(work).finally(() => (changes.count += 1)))
}

async function sendChange(item: SavableItem, before: SavedItem | undefined): Promise<void> {
  const { type, id, title } = item
  const save = !before
  try {
    await (save
      ? call('POST /ajax/saved-items/:type', { params: { type }, body: { id } })
      : call('DELETE /ajax/saved-items/:type/:id', { params: { type, id } }))
    track(save ? 'save_item' : 'unsave_item', { type, id })
    const undo = () => void (Boolean(find(item)) === save && toggleSaved(item))
    publish('flash', { kind: 'success', text: `${title} ${save ? 'saved' : 'removed'}`, undo })
  } catch (error) {
    change(item, before)
    await recover(error, item)
  }
}

/**
 * After a 422, clears the cache and fetches the list again; the user sees no error. A 404 gets the same treatment: the
 * item was removed elsewhere.
 */
async function recover(error: unknown, item?: SavableItem): Promise<void> {
  const { status, message } = error instanceof ApiError ? error : { status: 0, message: '' }
  if (status === 422 || status === 404) {
    clearCache()
    changes.count += 1
    await fetchSavedItems().catch(() => undefined)
  } else if (status === 401) {
    // The session has ended: ask this visitor to log in.
    clearCache()
    publish('user', { loggedIn: false })
    publish('modal', item ? { name: 'save-item', ...item } : { name: 'login' })
  } else {
    publish('flash', { kind: 'error', text: status === 409 ? message : FAILED })
  }
}

/** Changes one item of the list in every tab; undefined removes it. */
function change(key: Pick<SavedItem, 'type' | 'id'>, item: SavedItem | undefined): void {
  put(key, item)
  const userId = currentUserId()
  if (userId !== undefined) {
    const { type, id } = key
    notifyTabs({ userId, item: item ?? { type, id, reminders: false }, saved: item !== undefined })
  }
}

/** A changed item keeps its position in the list; a new one comes first. */
function put(key: Pick<SavedItem, 'type' | 'id'>, item: SavedItem | undefined): void {
  const list = lastValue('saved-items') ?? []
  const isSameItem = ({ type, id }: SavedItem) => type === key.type && id === key.id
  if (!item) {
    setSavedItems(list.filter(other => !isSameItem(other)))
  } else {
    setSavedItems(list.some(isSameItem) ? list.map(other => (isSameItem(other) ? item : other)) : [item, ...list])
  }
}

/** Jobs start with reminders on, as on the server. */
function newItem({ type, id }: SavableItem): SavedItem {
  return { type, id, reminders: type === 'jobs' || type === 'external-jobs' }
}

function find({ type, id }: Pick<SavedItem, 'type' | 'id'>): SavedItem | undefined {
  return lastValue('saved-items')?.find(item => item.type === type && item.id === id)
}

function currentUserId(): number | undefined {
  const user = lastValue('user')
  return user?.loggedIn ? user.id : undefined
}
