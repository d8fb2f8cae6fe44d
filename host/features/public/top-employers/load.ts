import type { Services } from '../../../services'
import { type ListRow, listPlaces, listPromoted, listQuotes } from './queries'
import { listUrl, PODIUM, presentLinks, presentPodium, presentPromoted, presentTable, titleOf } from './view'

const PROMOTED = 3

interface Wanted {
  lists: readonly ListRow[]
  list: ListRow
  /** Removes employers that the current user has hidden. The others do not change rank. */
  hide: <Card extends { url: string }>(cards: readonly Card[]) => Card[]
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

export async function loadList({ reads, clock }: Services, { lists, list, hide }: Wanted) {
  const now = clock.now()
  const [places, promoted] = await Promise.all([
    listPlaces(reads, list.id, now),
    listPromoted(reads, { now, limit: PROMOTED }),
  ])
  const [quotesOfYear, quotes] = await Promise.all([
    listQuotes(reads, idsOf(places.slice(0, PODIUM)), list.counted_until),
    listQuotes(reads, idsOf(promoted)),
  ])
  const hasLastYear = lists.some(({ year, slug }) => year === list.year - 1 && slug === list.slug)
  const table = presentTable(list, places, hasLastYear ? list.year - 1 : undefined)
  const rows = hide(table.rows)
  return {
    list: { title: titleOf(list), year: list.year, slug: list.slug, count: rows.length },
    canonical: listUrl(list, lists[0]?.year ?? list.year),
    links: presentLinks(lists, list),
    podium: hide(presentPodium(places, quotesOfYear)),
    table: { ...table, rows, first: rows.length > (table.first ?? 0) ? table.first : 0 },
    promoted: hide(presentPromoted(promoted, quotes)),
  }
}
