import { about, ago, date, deadline, excerpt, monthYear } from '../../../lib/formats'
import { sanitiseHtml } from '../../../lib/sanitise'
import { parseUrl } from '../../../lib/urls'
import { searchUrl } from '../../../search/address'
import { isRated } from '../../reviews/reviews'
import { readApply } from './apply'
import { listFacts } from './facts'
import type { listOpening } from './page-queries'
import { formatPay } from './pay'
import type { JobRow } from './queries'
import { closedAt, daysLeft, jobState } from './state'
import { deadlineTag, jobUrl, formatPattern, formatLocation } from './view'

export function presentJob(row: JobRow, now: Date) {
  const state = jobState(row, now)
  const places = row.locations.map(({ name }) => name)
  const place = row.nationwide ? 'Anywhere in the UK' : places.join(', ') || (row.pattern === 'remote' ? 'Remote' : '')
  const [role] = row.roles
  return {
    id: row.id,
    url: jobUrl(row),
    title: row.title,
    /** For dialogs and messages that appear without the rest of the page. */
    name: `${row.title} at ${row.company_name}`,
    state,
    place: formatLocation({ location_names: places, nationwide: row.nationwide, pattern: row.pattern }),
    pattern: formatPattern(row.pattern),
    pay: formatPay(row) || 'Pay not stated',
    type: row.type_name,
    ...presentTimes(row, now),
    integration: row.integration,
    // Sanitised when it was stored, and again here: the allow-list may be stricter now.
    description: sanitiseHtml(row.description),
    apply: presentApply(row),
    site: state === 'open' ? hostOf(row.apply_url) : null,
    facts: listFacts(row, place, now),
    likeUrl: searchUrl('jobs', role ? { role: role.slug } : row.type_slug ? { type: row.type_slug } : {}),
    company: presentEmployer(row),
  }
}

function presentTimes(row: JobRow, now: Date) {
  const state = jobState(row, now)
  const closed = closedAt(row, now)
  const closing = closed ? null : row.deadline_at
  return {
    opens: row.opens_at && state === 'opening-soon' ? `Opens ${monthYear(row.opens_at)}` : 'Opens later',
    closing: closing ? `Closes ${deadline(closing, now)}` : null,
    deadlineTag: closing && state === 'open' ? deadlineTag(closing, now) : null,
    when: closed ? `Closed ${date(closed)}` : closing ? `Closes ${deadline(closing, now)}` : describeUndated(row, now),
    left: closing ? describeDaysLeft(daysLeft(closing, now)) : null,
    closedOn: closed ? date(closed) : null,
    rolling: row.rolling,
    lastChecked: row.last_checked_at ? date(row.last_checked_at) : null,
  }
}

function describeUndated({ undated, published_at }: JobRow, now: Date): string {
  return undated ? `Listed ${about(ago(published_at, now))}, no closing date` : 'No closing date given'
}

function presentEmployer(row: JobRow) {
  const rated = isRated(row.review_count)
  return {
    name: row.company_name,
    url: `/companies/${row.company_slug}`,
    logo: row.company_logo,
    about: excerpt(row.company_about, 400),
    rating: rated ? row.rating : null,
    reviewCount: row.review_count ?? 0,
    recommendPercent: row.recommend_percent,
    recommendCount: row.recommend_count ?? 0,
  }
}

export function presentOpening(row: Awaited<ReturnType<typeof listOpening>>[number]) {
  const opens = row.opens_at ? `Opens ${monthYear(row.opens_at)}` : 'Opens later'
  return { id: row.id, url: jobUrl(row), title: row.title, opens }
}

/** An advert without instructions or a link gets a default sentence. */
function presentApply(row: JobRow) {
  const parsed = readApply(row.apply_description, row.process_stages)
  const isKnown = parsed.text.length > 0 || parsed.steps.length > 0 || Boolean(row.contact)
  const text =
    isKnown || hostOf(row.apply_url)
      ? parsed.text
      : [`The advert doesn’t say how to apply. Ask ${row.company_name}, or look for the job on its own site.`]
  return { ...parsed, text, known: isKnown, stages: row.process_stages, contact: row.contact }
}

function describeDaysLeft(days: number): string {
  return days > 1 ? `${days} days left` : days === 1 ? 'Closes tomorrow' : 'Closes today'
}

/** Returns null for an address that is not http or https. */
function hostOf(address: string | null): string | null {
  const url = parseUrl(address ?? '')
  return url && /^https?:$/.test(url.protocol) ? url.host.replace(/^www\./, '') : null
}
