import type { SavedItemType } from '../topics'

/**
 * Returns whether the server rendered an item as saved: the element `page-saved` lists those items as `["jobs-12"]`.
 * False on the server, where the host chooses between the two states of each button.
 */
export function isSavedOnPage(type: SavedItemType, id: number): boolean {
  const text = typeof document === 'undefined' ? '' : document.getElementById('page-saved')?.textContent
  return text ? (JSON.parse(text) as string[]).includes(`${type}-${id}`) : false
}
