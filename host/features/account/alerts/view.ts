import { counted } from '../../../lib/formats'
import { catalogueName, subject } from '../../../mails/subject'
import type { JobCardRow } from '../../public/jobs'
import { jobState, presentCard } from '../../public/jobs'
import type { listDigestSearches } from './digest-queries'

type SearchRow = Awaited<ReturnType<typeof listDigestSearches>>[number]

interface GroupContext {
  rows: readonly JobCardRow[]
  /** The address for stopping or changing the mails about the search. */
  link: string
  now: Date
  baseUrl: string
}

/** Omits jobs that have closed meanwhile. */
export function presentGroup(search: SearchRow, { rows, link, now, baseUrl }: GroupContext) {
  const jobs = rows.filter(row => jobState(row, now) === 'open').map(row => presentJob(row, now, baseUrl))
  const separator = search.url.includes('?') ? '&' : '?'
  return {
    name: search.name,
    jobs,
    total: search.total,
    hasMore: search.total > rows.length,
    url: `${baseUrl}${search.url}${separator}sort=newest`,
    reviews:
      search.reviews > 0
        ? {
            text: counted(search.reviews, 'new review'),
            url: `${baseUrl}/companies/${search.employer}/reviews`,
          }
        : null,
    links: {
      stop: link,
      often: `${link}?about=often`,
      useful: `${link}?about=useful`,
      notUseful: `${link}?about=not-useful`,
    },
  }
}

function presentJob(row: JobCardRow, now: Date, baseUrl: string) {
  const { title, url, company, place, pay, closes } = presentCard(row, now)
  return { title, url: `${baseUrl}${url}`, company: company.name, place, pay, closes }
}

type Group = ReturnType<typeof presentGroup>

export function presentDigest(
  { email, first_name }: { email: string; first_name: string },
  groups: readonly Group[],
  stopAll: string,
) {
  const count = groups.reduce((sum, group) => sum + group.total, 0)
  const first = groups[0]?.jobs[0]
  return {
    to: email,
    subject: subject`${count} new: ${catalogueName(first?.title ?? 'jobs')} at ${catalogueName(first?.company ?? 'Firstrung')}`,
    view: { firstName: first_name, groups, stopAll },
    stopAll,
  }
}
