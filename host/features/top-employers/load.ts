import type { Services } from '../../services'
import { type ListRow, listPlaces, listPromoted, listQuotes } from './queries'
import { listUrl, presentLinks, presentPodium, presentPromoted, presentTable, titleOf } from './view'

const PROMOTED = 3

/** Returns the page of one list; `lists` are all lists, newest year first. */
export async function loadList({ reads, clock }: Services, lists: readonly ListRow[], list: ListRow) {
  const now = clock.now()
  const [places, promoted] = await Promise.all([
    listPlaces(reads, list.id, now),
    listPromoted(reads, { now, limit: PROMOTED }),
  ])
  const quotedIds = [...places.slice(0, PROMOTED), ...promoted].map(({ id }) => id)
  const quotes = await listQuotes(reads, quotedIds)
  const hasLastYear = lists.some(({ year, slug }) => year === list.year - 1 && slug === list.slug)
  return {
    list: { title: titleOf(list), year: list.year, slug: list.slug, count: places.length },
    canonical: listUrl(list, lists[0]?.year ?? list.year),
    links: presentLinks(lists, list),
    podium: presentPodium(places, quotes),
    table: presentTable(list, places, hasLastYear ? list.year - 1 : undefined),
    promoted: presentPromoted(promoted, quotes),
  }
}
