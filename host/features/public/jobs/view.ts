import type { JobCardData } from '@firstrung/ui/contract'
import { DAY } from '../../../lib/durations'
import { deadline, monthYear, PATTERNS } from '../../../lib/formats'
import { isRated } from '../../reviews/reviews'
import { type AnalyticsItem, presentAnalytics, type PromotionRow } from '../promotions'
import { formatPay } from './pay'
import type { JobCardRow } from './queries'
import { closesSoon, daysLeft, jobState } from './state'

const STRONG_DAYS = 2

export const jobUrl = (job: { id: number; slug: string }) => `/jobs/${job.id}-${job.slug}`

export function presentCard(row: JobCardRow, now: Date): JobCardData {
  const state = jobState(row, now)
  return {
    id: row.id,
    url: jobUrl(row),
    title: row.title,
    company: {
      name: row.company_name,
      url: `/companies/${row.company_slug}`,
      logo: row.company_logo,
      rating: isRated(row.review_count) ? row.rating : null,
      reviewCount: row.review_count ?? 0,
    },
    place: formatLocation(row),
    pattern: row.pattern,
    pay: formatPay(row),
    type: row.type_name ?? '',
    closes: row.deadline_at && state !== 'closed' ? `Closes ${deadline(row.deadline_at, now)}` : null,
    closesAt: row.deadline_at?.toISOString() ?? null,
    tags: listTags(row, state, now),
  }
}

/** Omits "New" if more than half of the cards would have it. */
export const presentCards = (rows: readonly JobCardRow[], now: Date): JobCardData[] =>
  withoutCommonNew(rows.map(row => presentCard(row, now)))

function withoutCommonNew<Card extends JobCardData>(cards: Card[]): Card[] {
  const isNew = (card: JobCardData) => card.tags.some(({ kind }) => kind === 'new')
  return cards.length > 1 && cards.filter(isNew).length * 2 > cards.length
    ? cards.map(card => ({ ...card, tags: card.tags.filter(({ kind }) => kind !== 'new') }))
    : cards
}

type JobSlide = JobCardData & { analytics: AnalyticsItem[] }

export function presentSlides(rows: readonly JobCardRow[], promotions: readonly PromotionRow[], now: Date): JobSlide[] {
  return presentCards(rows, now).map(card => ({
    ...card,
    analytics: promotions.filter(promotion => promotion.job_id === card.id).map(presentAnalytics),
  }))
}

/** Returns "Leeds", "Leeds and 2 more" or "Anywhere in the UK"; '' if the place is unknown or "Remote". */
export function formatLocation(row: Pick<JobCardRow, 'location_names' | 'nationwide' | 'pattern'>): string {
  const [first, ...others] = row.location_names ?? []
  if (row.nationwide || !first || (row.pattern === 'remote' && first === 'Remote')) {
    return row.nationwide ? 'Anywhere in the UK' : ''
  }
  return others.length > 0 ? `${first} and ${others.length} more` : first
}

export const nameLocation = (row: Parameters<typeof formatLocation>[0]): string =>
  formatLocation(row) || (row.pattern === 'remote' ? 'Remote' : 'Place not stated')

export const formatPattern = (pattern: JobCardRow['pattern']) => (pattern ? PATTERNS[pattern] : null)

function listTags(row: JobCardRow, state: ReturnType<typeof jobState>, now: Date): JobCardData['tags'] {
  const tags: JobCardData['tags'] = []
  const closing = row.deadline_at && deadlineTag(row.deadline_at, now)
  if (row.promoted) {
    tags.push({ kind: 'promoted', text: 'Promoted' })
  }
  if (state === 'closed' || state === 'gone') {
    tags.push({ kind: 'closed', text: 'Closed' })
  } else if (state === 'opening-soon') {
    tags.push({ kind: 'opening', text: row.opens_at ? `Opens ${monthYear(row.opens_at)}` : 'Opening later' })
  } else if (closing) {
    tags.push({ kind: closing.strong ? 'closes-tomorrow' : 'closing-soon', text: closing.text })
  } else if (now.getTime() - row.published_at.getTime() <= 3 * DAY) {
    tags.push({ kind: 'new', text: 'New' })
  }
  return tags
}

/** Only a deadline within seven days has a tag. */
export function deadlineTag(deadlineAt: Date, now: Date): { text: string; strong: boolean } | null {
  const days = daysLeft(deadlineAt, now)
  if (!closesSoon(deadlineAt, now)) {
    return null
  }
  const text = days === 0 ? 'Closes today' : days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`
  return { text, strong: days <= STRONG_DAYS }
}
