import type { SavedItem } from '../topics'

/** Version prefix of the session-storage keys; the id of the user follows. */
const PREFIX = '1.4-saved-items-'

/** Returns this tab's cached list; undefined if there is none or storage is blocked. */
export function readCache(userId: number): SavedItem[] | undefined {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(PREFIX + userId) ?? '')
    return Array.isArray(list) && list.every(isItem) ? list : undefined
  } catch {
    return undefined
  }
}

export function writeCache(userId: number, items: readonly SavedItem[]): void {
  try {
    sessionStorage.setItem(PREFIX + userId, JSON.stringify(items))
  } catch {
    // Full or blocked: the next page asks the server.
  }
}

export function clearCache(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) {
        sessionStorage.removeItem(key)
      }
    }
  } catch {
    // Blocked storage is empty.
  }
}

function isItem(value: unknown): value is SavedItem {
  const { id, type, reminders } = Object(value) as Partial<SavedItem>
  return typeof id === 'number' && typeof type === 'string' && typeof reminders === 'boolean'
}
