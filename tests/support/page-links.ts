import { DomUtils, parseDocument } from 'htmlparser2'

/** Omits other sites, and fragments of the page itself. */
export function ownLinks(html: string, address: string): string[] {
  const here = new URL(address)
  const elements = DomUtils.getElementsByTagName('a', parseDocument(html).children)
  const links = elements
    .flatMap(({ attribs }) => (attribs.href === undefined ? [] : [new URL(attribs.href, here)]))
    .filter(
      ({ origin, pathname, search }) => origin === here.origin && pathname + search !== here.pathname + here.search,
    )
  return [...new Set(links.map(({ href }) => href))]
}

/**
 * Links to the same kind of record have the same shape: first part of the path, depth, last part, and names of the
 * query parameters.
 */
export function shapeOf(link: string): string {
  const { pathname, searchParams, hash } = new URL(link)
  const [first = '', ...more] = pathname.slice(1).split('/')
  const last = more.length > 1 ? more.at(-1)?.replace(/\d+/g, '0') : ''
  return [first, more.length, last, [...searchParams.keys()].sort(), hash !== ''].join(' ')
}
