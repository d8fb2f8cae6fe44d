import type { contract as card } from '@firstrung/top-employer-card/contract'
import type { contract as table } from '@firstrung/top-employers-table/contract'
import type { InferInput } from 'valibot'
import { excerpt } from '../../../lib/formats'
import { upperFirst } from '../../../lib/upper-first'
import { isRated } from '../../reviews/reviews'
import { companyUrl } from '../companies'
import { presentAnalytics } from '../promotions'
import { type ListRow, OVERALL, type PlaceRow, type PromotedRow, type QuoteRow } from './queries'

type CardProps = InferInput<(typeof card)['props']>
type TableProps = InferInput<(typeof table)['props']>

export const PODIUM = 3
/** Initial rows of a long list, and rows that each click adds. */
const FIRST = 20
/** Longer headlines end in an ellipsis. */
const QUOTE_LENGTH = 90

/** Without a year in the address, links to the newest overall list stay up to date. */
export function listUrl(list: Pick<ListRow, 'year' | 'slug'>, newest: number): string {
  return list.year === newest && list.slug === OVERALL ? '/top-employers' : `/top-employers/${list.year}/${list.slug}`
}

export const titleOf = ({ name, year }: Pick<ListRow, 'name' | 'year'>) =>
  name.replace(/^[^:]*/, list => `${list} of ${year}`)

const shortName = ({ slug, name }: ListRow) =>
  slug === OVERALL ? 'All employers' : slug === 'small-employers' ? 'Small employers' : name.replace(/^[^:]*: /, '')

export function presentLinks(lists: readonly ListRow[], current: ListRow) {
  const newest = lists[0]?.year ?? current.year
  const ofYear = lists.filter(({ year }) => year === current.year)
  const link = (list: ListRow) => ({
    text: upperFirst(shortName(list)),
    href: listUrl(list, newest),
    current: list.id === current.id,
  })
  const group = (prefix: string) => ofYear.filter(({ slug }) => slug.startsWith(prefix)).map(link)
  return {
    years: [...new Set(lists.map(({ year }) => year))].map(year => ({
      text: String(year),
      href: listUrl(sameList(lists, year, current.slug), newest),
      current: year === current.year,
    })),
    general: ofYear.filter(({ slug }) => !/^(type|industry)-/.test(slug)).map(link),
    types: group('type-'),
    industries: group('industry-'),
  }
}

/** If that year does not have the list, falls back to its first list. */
function sameList(lists: readonly ListRow[], year: number, slug: string) {
  const ofYear = lists.filter(list => list.year === year)
  return ofYear.find(list => list.slug === slug) ?? ofYear[0] ?? { year, slug: OVERALL }
}

/** `since` is the previous year, if it has the same list. */
export function presentTable(list: ListRow, places: readonly PlaceRow[], since: number | undefined): TableProps {
  return {
    id: 'top-employers',
    caption: titleOf(list),
    since,
    first: places.length > FIRST ? FIRST : 0,
    compareForm: 'compare-top-employers',
    rows: places.map(row => ({
      rank: row.rank,
      name: row.name,
      url: companyUrl(row),
      logo: row.logo,
      industry: row.industry_name,
      score: row.score,
      reviews: row.review_count,
      recommend: row.recommend_percent,
      openJobs: row.open_jobs ?? 0,
      previousRank: row.previous_rank,
    })),
  }
}

export function presentPodium(places: readonly PlaceRow[], quotes: readonly QuoteRow[]): CardProps[] {
  const first = places.slice(0, PODIUM)
  return first.length < PODIUM
    ? []
    : first.map((row, index) => ({
        ...cardOf(row, quotes),
        score: row.score,
        reviews: row.review_count,
        rank: (index + 1) as 1 | 2 | 3,
        level: 2,
      }))
}

export function presentPromoted(rows: readonly PromotedRow[], quotes: readonly QuoteRow[]): CardProps[] {
  const employers = [...new Map(rows.map(row => [row.id, row])).values()]
  return employers.map(row => ({
    ...cardOf(row, quotes),
    score: isRated(row.review_count) ? row.overall : null,
    reviews: row.review_count,
    level: 3,
    analytics: rows.filter(({ id }) => id === row.id).map(presentAnalytics),
  }))
}

type CardRow = Pick<PlaceRow, 'id' | 'slug' | 'name' | 'logo' | 'industry_name'>

export const presentBadge = (row: CardRow, quotes: readonly QuoteRow[]) => cardOf(row, quotes)

function cardOf(row: CardRow, quotes: readonly QuoteRow[]) {
  const quote = quotes.find(({ company_id }) => company_id === row.id)
  return {
    name: row.name,
    url: companyUrl(row),
    logo: row.logo,
    industry: row.industry_name,
    quote: quote ? { text: excerpt(quote.headline, QUOTE_LENGTH - 1), author: quote.public_label } : null,
  }
}
