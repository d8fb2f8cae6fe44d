import type { JobCardData } from '@firstrung/ui/contract'
import { deadline, monthYear, PATTERNS } from '../../http/formats'
import { sayPay } from './pay'
import type { JobCardRow } from './queries'
import { closesSoon, jobState } from './state'

const DAY = 24 * 60 * 60 * 1000

export const jobUrl = (job: { id: number; slug: string }) => `/jobs/${job.id}-${job.slug}`

/** A row as the card that lists, carousels and JSON show. */
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
      rating: (row.review_count ?? 0) >= 3 ? row.rating : null,
      reviewCount: row.review_count ?? 0,
    },
    place: sayPlace(row),
    pattern: row.pattern,
    pay: sayPay(row),
    type: row.type_name ?? '',
    closes: row.deadline_at && state !== 'closed' ? `Closes ${deadline(row.deadline_at)}` : null,
    closesAt: row.deadline_at?.toISOString() ?? null,
    tags: tagsOf(row, state, now),
  }
}

/** "Leeds", "Leeds and 2 more", "Anywhere in the UK"; nothing where "Remote" says it all. */
export function sayPlace(row: Pick<JobCardRow, 'location_names' | 'nationwide' | 'pattern'>): string {
  const [first, ...others] = row.location_names ?? []
  if (row.nationwide || !first || (row.pattern === 'remote' && first === 'Remote')) {
    return row.nationwide ? 'Anywhere in the UK' : row.pattern === 'remote' ? '' : 'Place not stated'
  }
  return others.length > 0 ? `${first} and ${others.length} more` : first
}

export const sayPattern = (pattern: JobCardRow['pattern']) => (pattern ? PATTERNS[pattern] : null)

function tagsOf(row: JobCardRow, state: ReturnType<typeof jobState>, now: Date): JobCardData['tags'] {
  const tags: JobCardData['tags'] = []
  if (row.promoted) {
    tags.push({ kind: 'promoted', text: 'Promoted' })
  }
  if (state === 'closed' || state === 'gone') {
    tags.push({ kind: 'closed', text: 'Closed' })
  } else if (state === 'opening-soon') {
    tags.push({ kind: 'opening', text: row.opens_at ? `Opens ${monthYear(row.opens_at)}` : 'Opening later' })
  } else if (closesSoon(row.deadline_at, now)) {
    tags.push(closingTag(row.deadline_at as Date, now))
  } else if (now.getTime() - row.published_at.getTime() <= 3 * DAY) {
    tags.push({ kind: 'new', text: 'New' })
  }
  return tags
}

function closingTag(deadlineAt: Date, now: Date): JobCardData['tags'][number] {
  const days = daysLeft(deadlineAt, now)
  if (days <= 1) {
    return { kind: 'closes-tomorrow', text: days === 0 ? 'Closes today' : 'Closes tomorrow' }
  }
  return { kind: 'closing-soon', text: `Closes in ${days} days` }
}

/** Calendar days in London between now and a deadline: 0 today, 1 tomorrow. */
export function daysLeft(deadlineAt: Date, now: Date): number {
  const dayOf = (time: Date) => Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(time))
  return Math.round((dayOf(deadlineAt) - dayOf(now)) / DAY)
}
