/** More rows would make one long task on a slow phone. */
const ROWS = 50

interface ListPage<Item> {
  items: Item[]
  page: number
  pages: number
}

/** A page after the last one becomes the last one: users' lists get shorter while they work on them. */
export function takePage<Item>(items: readonly Item[], page: number, rows = ROWS): ListPage<Item> {
  const pages = Math.max(1, Math.ceil(items.length / rows))
  const shown = Math.min(page, pages)
  return { items: items.slice((shown - 1) * rows, shown * rows), page: shown, pages }
}

export function queryOf(parameters: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return query ? `?${query}` : ''
}

export function paginationOf(
  { page, pages }: Pick<ListPage<unknown>, 'page' | 'pages'>,
  path: string,
  query: Readonly<Record<string, string | undefined>>,
) {
  const firstHref = path + queryOf(query)
  return { page, pages, firstHref, href: `${firstHref}${firstHref.includes('?') ? '&' : '?'}page={page}` }
}
