import type { SaveHole } from './page-with-holes'
import { replaceLinks } from './replace-links'

/** Begins the item of a link that saves a search; the address of the list follows. */
const ITEM = 'searches-'
const LINK = 'href="/login?save=search'
const LIST = '/dashboard/saved-items#searches'

/** Returns the item of the link that saves the search of an address. */
export const searchItem = (url: string): string => ITEM + url

/** Tells whether one of the items of a page is a search. */
export const hasSearch = (items: readonly string[]): boolean => items.some(item => item.startsWith(ITEM))

/**
 * Replaces each link of a widget's HTML that saves the search of `url` by what `addHole` returns for it. People who have
 * saved it see a link to their searches instead.
 */
export function replaceSaveSearch(html: string, url: string, addHole: (hole: SaveHole) => string): string {
  return replaceLinks(html, LINK, link =>
    addHole({ item: searchItem(url), unsaved: Buffer.from(link), saved: Buffer.from(asSavedSearch(link)) }),
  )
}

/** Returns the same link for someone who has saved the search. */
export const asSavedSearch = (link: string): string =>
  link.replace(/href="[^"]*"/, `href="${LIST}"`).replace('Save search', 'Search saved')
