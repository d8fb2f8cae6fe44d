import { date, deadline, excerpt, monthYear } from '../../http/formats'
import { sanitiseHtml } from '../../http/sanitise'
import { parseUrl } from '../../http/urls'
import { isRated } from '../reviews'
import { searchUrl } from '../search-links'
import { readApply } from './apply'
import { factsOf } from './facts'
import type { listOpening } from './page-queries'
import { formatPay } from './pay'
import type { JobRow } from './queries'
import { closedAt, daysLeft, jobState } from './state'
import { deadlineTag, jobUrl, formatPattern, formatLocation } from './view'

/** A job's page, without the lists around it. */
export function presentJob(row: JobRow, now: Date) {
  const state = jobState(row, now)
  const closed = closedAt(row, now)
  const places = row.locations.map(({ name }) => name)
  const place = row.nationwide ? 'Anywhere in the UK' : places.join(', ') || (row.pattern === 'remote' ? 'Remote' : '')
  const rated = isRated(row.review_count)
  const opens = row.opens_at && state === 'opening-soon' ? monthYear(row.opens_at) : null
  const closing = row.deadline_at && !closed ? row.deadline_at : null
  return {
    id: row.id,
    url: jobUrl(row),
    title: row.title,
    /** What people call it where its page is not around it. */
    name: `${row.title} at ${row.company_name}`,
    state,
    place: formatLocation({ location_names: places, nationwide: row.nationwide, pattern: row.pattern }),
    pattern: formatPattern(row.pattern),
    pay: formatPay(row),
    type: row.type_name,
    closing: closing ? `Closes ${deadline(closing)}` : null,
    deadlineTag: closing && state === 'open' ? deadlineTag(closing, now) : null,
    when: closed ? `Closed ${date(closed)}` : closing ? `Closes ${deadline(closing)}` : 'No closing date given',
    left: closing ? describeDaysLeft(daysLeft(closing, now)) : null,
    closedOn: closed ? date(closed) : null,
    opens: opens ? `Opens ${opens}` : 'Opens later',
    rolling: row.rolling,
    integration: row.integration,
    lastChecked: row.last_checked_at ? date(row.last_checked_at) : null,
    // Sanitised when it was written, and again here: the allow-list may have become narrower since.
    description: sanitiseHtml(row.description),
    apply: presentApply(row),
    site: state === 'open' ? hostOf(row.apply_url) : null,
    facts: factsOf(row, place, now),
    likeUrl: searchUrl(
      'jobs',
      row.roles[0] ? { role: row.roles[0].slug } : row.type_slug ? { type: row.type_slug } : {},
    ),
    company: {
      name: row.company_name,
      url: `/companies/${row.company_slug}`,
      logo: row.company_logo,
      about: excerpt(row.company_about, 400),
      industry: row.industry_name,
      rating: rated ? row.rating : null,
      reviewCount: row.review_count ?? 0,
      recommendPercent: rated ? row.recommend_percent : null,
    },
  }
}

export type JobPage = ReturnType<typeof presentJob>

/** A job of the employer that opens later, as the list of those shows it. */
export function presentOpening(row: Awaited<ReturnType<typeof listOpening>>[number]) {
  const opens = row.opens_at ? `Opens ${monthYear(row.opens_at)}` : 'Opens later'
  return { id: row.id, url: jobUrl(row), title: row.title, opens }
}

/** How one applies, in words at least where the advert says and links nothing. */
function presentApply(row: JobRow) {
  const said = readApply(row.apply_description, row.process_stages)
  const known = said.text.length > 0 || said.steps.length > 0 || Boolean(row.contact)
  const text =
    known || hostOf(row.apply_url)
      ? said.text
      : [`The advert does not say how to apply. Ask ${row.company_name}, or look for the job on its own site.`]
  return { ...said, text, known, stages: row.process_stages, contact: row.contact }
}

/** "Closes today", "Closes tomorrow", "12 days left". */
function describeDaysLeft(days: number): string {
  return days > 1 ? `${days} days left` : days === 1 ? 'Closes tomorrow' : 'Closes today'
}

/** Host of a web address that one can follow, as people know it: without "www". */
function hostOf(address: string | null): string | null {
  const url = parseUrl(address ?? '')
  return url && /^https?:$/.test(url.protocol) ? url.host.replace(/^www\./, '') : null
}
