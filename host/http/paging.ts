import { notFound } from '../errors'

/** Lists show 20 to a page. */
export const PER_PAGE = 20
/** Deeper pages are found by narrowing the list. */
const LAST_PAGE = 50

/** Props of the pagination part. */
export interface Paging {
  page: number
  pages: number
  total: number
  first: number
  last: number
  /** Addresses by page number; `{page}` is never left in them. */
  links: { page: number; url: string; current: boolean }[]
  previous: string | null
  next: string | null
}

/** The numbered links around a page. A page past the end is a 404, never an empty list. */
export function paginate(path: string, query: Readonly<Record<string, string | undefined>>, page: number, total: number): Paging {
  const pages = Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / PER_PAGE)))
  if (page > pages) {
    throw notFound(`There are only ${pages} pages`)
  }
  const urlOf = (target: number) => {
    const parameters = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...query, page: target > 1 ? String(target) : undefined })) {
      if (value !== undefined && value !== '') {
        parameters.set(name, value)
      }
    }
    return parameters.size > 0 ? `${path}?${parameters.toString()}` : path
  }
  const shown = [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, pages])].filter(n => n >= 1 && n <= pages)
  return {
    page,
    pages,
    total,
    first: total === 0 ? 0 : (page - 1) * PER_PAGE + 1,
    last: Math.min(total, page * PER_PAGE),
    links: shown.sort((a, b) => a - b).map(n => ({ page: n, url: urlOf(n), current: n === page })),
    previous: page > 1 ? urlOf(page - 1) : null,
    next: page < pages ? urlOf(page + 1) : null,
  }
}

export const offsetOf = (page: number) => (page - 1) * PER_PAGE
