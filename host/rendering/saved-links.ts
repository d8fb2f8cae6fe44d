import type { SaveHole } from './page-with-holes'

/**
 * `savedState` of `core/ui` marks the links that differ for users who have saved their item. Values of attributes and
 * JSON are escaped, so that neither occurs elsewhere.
 */
const MARK = ' data-save="'
const ITEM = / data-save="([^"]*)"/
const DECLARED = / data-saved-([\w-]+)="([^"]*)"/g

/** The prefix of the item of a link that saves a search; the address of the list follows. */
const SEARCH = 'searches-'

export const searchItem = (url: string): string => SEARCH + url

export const hasSearch = (items: readonly string[]): boolean => items.some(item => item.startsWith(SEARCH))

/**
 * Replaces each marked link of a widget's HTML by the result of `addHole`, which chooses between its two states. The
 * rest of the widget is the same for everyone: it reads what is saved from elements of the page.
 */
export function replaceSavedLinks(html: string, addHole: (hole: SaveHole) => string): string {
  let replaced = ''
  let from = 0
  for (let at = html.indexOf(MARK); at >= 0; at = html.indexOf(MARK, from)) {
    const start = html.lastIndexOf('<a ', at)
    const end = html.indexOf('</a>', at) + '</a>'.length
    const link = html.slice(start, end)
    const item = decodeURIComponent(ITEM.exec(link)?.[1] ?? '')
    const hole = { item, unsaved: Buffer.from(link), saved: Buffer.from(asSaved(link)) }
    replaced += html.slice(from, start) + addHole(hole)
    from = end
  }
  return replaced + html.slice(from)
}

/** Returns a link as its component renders it for a saved item: with the attributes and the text that it declares. */
export function asSaved(link: string): string {
  const plain = link.replace(DECLARED, '').replace(ITEM, ' data-saved="true"')
  return [...link.matchAll(DECLARED)].reduce((html, [, name = '', value = '']) => {
    const pattern = name === 'text' ? /(?<=>)[^<>]+(?=(<\/\w+>)+$)/ : new RegExp(`(?<= ${name}=")[^"]*`)
    return html.replace(pattern, () => value)
  }, plain)
}
