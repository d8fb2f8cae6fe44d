import { lastValue, publish } from '../bus'
import { savedItems } from '../calls/saved-items'
import type { SavedItem } from '../topics'
import { readCache, writeCache } from './cache'

/** The load under way, which everybody waits for who needs the list. */
const loading: { now?: Promise<void> } = {}

/**
 * Brings the saved items of the signed-in person to the page: the list that this tab keeps, else the server's. Fails
 * when the server does not answer.
 */
export async function loadSavedItems(): Promise<void> {
  if (lastValue('saved-items') === undefined) {
    await (loading.now ??= load().finally(() => delete loading.now))
  }
}

/** The server's list, whatever this tab keeps. */
export async function fetchSavedItems(): Promise<void> {
  setSavedItems(await savedItems())
}

/** Tells the page, and keeps it for the next one. */
export function setSavedItems(items: readonly SavedItem[]): void {
  const userId = idOfUser()
  if (userId !== undefined) {
    writeCache(userId, items)
  }
  publish('saved-items', items)
}

async function load(): Promise<void> {
  const userId = idOfUser()
  const kept = userId === undefined ? undefined : readCache(userId)
  if (kept?.length) {
    publish('saved-items', kept)
  } else {
    await fetchSavedItems()
  }
}

function idOfUser(): number | undefined {
  const user = lastValue('user')
  return user?.loggedIn ? user.id : undefined
}
