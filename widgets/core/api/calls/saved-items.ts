import type { SavedItem, SavedItemType } from '../topics'
import { request } from './request'

type SavableItem = Pick<SavedItem, 'type' | 'id'>

/** Everything that the signed-in person has saved, as one list. */
export async function savedItems(): Promise<SavedItem[]> {
  const lists = await request<Record<`saved${'Job' | 'Review' | 'Company'}Items`, SavedItem[]>>({
    method: 'GET',
    path: '/ajax/saved-items',
  })
  return [...lists.savedJobItems, ...lists.savedReviewItems, ...lists.savedCompanyItems].map(
    ({ id, type, reminders }) => ({ id, type, reminders }),
  )
}

/** Saves a thing; once more is harmless. Fails with 422 when it is no longer on the site, 409 at the limit. */
export function saveItem({ type, id }: SavableItem): Promise<SavedItem> {
  return request<SavedItem>({ method: 'POST', path: pathOf(type), body: { id } })
}

/** Forgets a saved thing; one that was not saved is no error. */
export async function unsaveItem({ type, id }: SavableItem): Promise<void> {
  await request({ method: 'DELETE', path: `${pathOf(type)}/${id}` })
}

const pathOf = (type: SavedItemType) => `/ajax/saved-items/${type}`
