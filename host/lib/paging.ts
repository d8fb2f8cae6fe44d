import { notFound } from './errors'
import { paginationOf } from './list-page'

export const PER_PAGE = 20
/** Users can narrow the list to see more. */
const LAST_PAGE = 50
export const MAX_LISTED = LAST_PAGE * PER_PAGE

/** `page`, `pages`, `href` and `firstHref` are the props of the pagination component. */
interface Paging {
  page: number
  pages: number
  /** URL of a page, with `{page}` in place of its number. */
  href: string
  /** URL of the first page, which has no number. */
  firstHref: string
  total: number
  /** The first and last item on this page: "21-40 of 312". */
  first: number
  last: number
  offset: number
}

interface PageRequest {
  path: string
  query?: Readonly<Record<string, string | undefined>>
  page: number
  total: number
}

export function paginate({ path, query = {}, page, total }: PageRequest): Paging {
  const pages = Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / PER_PAGE)))
  const links = paginationOf({ page, pages }, path, query)
  if (page > pages) {
    throw notFound(describeLast(pages, total), {
      text: `Go to page ${pages}`,
      href: pages === 1 ? links.firstHref : links.href.replace('{page}', String(pages)),
    })
  }
  const offset = offsetOf(page)
  return { ...links, total, offset, first: total === 0 ? 0 : offset + 1, last: Math.min(total, page * PER_PAGE) }
}

function describeLast(pages: number, total: number): string {
  if (total > MAX_LISTED) {
    return `We show the first ${MAX_LISTED.toLocaleString('en-GB')} results. Add a filter to see others`
  }
  return pages === 1 ? 'There is only one page' : `There are only ${pages} pages`
}

export const offsetOf = (page: number) => (page - 1) * PER_PAGE
