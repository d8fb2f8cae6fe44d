import type { SavedItem } from '../topics'
import { PREFIX } from './clear-cache'

/** The list that this tab keeps; undefined where it keeps none, or where the browser lets no page keep anything. */
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

function isItem(value: unknown): value is SavedItem {
  const { id, type, reminders } = Object(value) as Partial<SavedItem>
  return typeof id === 'number' && typeof type === 'string' && typeof reminders === 'boolean'
}
