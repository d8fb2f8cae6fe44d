import { notFound } from '../errors'

/** Lists show 20 to a page. */
export const PER_PAGE = 20
/** Deeper pages are found by narrowing the list. */
const LAST_PAGE = 50

/** Where a list stands; `page`, `pages`, `href` and `firstHref` are the props of the pagination part. */
export interface Paging {
  page: number
  pages: number
  /** Address of a page, with `{page}` where its number goes. */
  href: string
  /** The first page has no number in its address. */
  firstHref: string
  total: number
  /** The first and last item on this page: "21-40 of 312". */
  first: number
  last: number
  offset: number
}

/** Divides a list into pages. A page past the end is a 404, never an empty list. */
export function paginate(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
  page: number,
  total: number,
): Paging {
  const pages = Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / PER_PAGE)))
  const parameters = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]))
  const firstHref = parameters.size > 0 ? `${path}?${parameters.toString()}` : path
  const href = `${firstHref}${firstHref.includes('?') ? '&' : '?'}page={page}`
  if (page > pages) {
    throw pages === 1
      ? notFound('There is only one page', { text: 'Go to it', href: firstHref })
      : notFound(`There are only ${pages} pages`, {
          text: 'Go to the last',
          href: href.replace('{page}', String(pages)),
        })
  }
  return {
    page,
    pages,
    href,
    firstHref,
    total,
    first: total === 0 ? 0 : (page - 1) * PER_PAGE + 1,
    last: Math.min(total, page * PER_PAGE),
    offset: (page - 1) * PER_PAGE,
  }
}

/** How far into a list a page begins, before its length is known. */
export const offsetOf = (page: number) => (page - 1) * PER_PAGE
