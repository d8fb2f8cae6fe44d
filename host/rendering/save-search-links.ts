import type { SaveHole } from './page-with-holes'
import { replaceLinks } from './replace-links'

/** The prefix of the item of a link that saves a search; the address of the list follows. */
const ITEM = 'searches-'
const LINK = 'href="/login?save=search'
const LIST = '/dashboard/saved-items#searches'

export const searchItem = (url: string): string => ITEM + url

export const hasSearch = (items: readonly string[]): boolean => items.some(item => item.startsWith(ITEM))

/**
 * Replaces each link of a widget's HTML that saves the search of `url` by the result of `addHole`. Users who have saved
 * it see a link to their searches instead.
 */
export function replaceSaveSearch(html: string, url: string, addHole: (hole: SaveHole) => string): string {
  return replaceLinks(html, LINK, link =>
    addHole({ item: searchItem(url), unsaved: Buffer.from(link), saved: Buffer.from(asSavedSearch(link)) }),
  )
}

const asSavedSearch = (link: string): string =>
  link.replace(/href="[^"]*"/, `href="${LIST}"`).replace('Save search', 'Search saved')
