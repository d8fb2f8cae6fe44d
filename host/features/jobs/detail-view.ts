import { date, dateTime, deadline, excerpt, monthYear } from '../../http/formats'
import { sanitiseHtml } from '../../http/sanitise'
import { parseUrl } from '../../http/urls'
import { sayPay } from './pay'
import type { JobRow } from './queries'
import { closedAt, jobState } from './state'
import { daysLeft, jobUrl, sayPattern } from './view'

/** A job's page, without the widgets around it. */
export function presentJob(row: JobRow, now: Date) {
  const state = jobState(row, now)
  const closed = closedAt(row, now)
  const places = row.locations.map(({ name }) => name)
  const place = row.nationwide ? 'Anywhere in the UK' : places.join(', ') || (row.pattern === 'remote' ? 'Remote' : '')
  const rated = (row.review_count ?? 0) >= 3
  return {
    id: row.id,
    url: jobUrl(row),
    title: row.title,
    state,
    place,
    pattern: sayPattern(row.pattern),
    pay: sayPay(row),
    type: row.type_name,
    closing: row.deadline_at && !closed ? `Closes ${deadline(row.deadline_at)}` : null,
    daysLeft: row.deadline_at && !closed ? daysLeft(row.deadline_at, now) : null,
    closedOn: closed ? date(closed) : null,
    opens: row.opens_at && state === 'opening-soon' ? monthYear(row.opens_at) : null,
    rolling: row.rolling,
    integration: row.integration,
    // Sanitised when it was written, and again here: the allow-list may have become narrower since.
    description: sanitiseHtml(row.description),
    applyDescription: sanitiseHtml(row.apply_description),
    applyUrl: state === 'open' ? row.apply_url : null,
    applyHost: row.apply_url ? (parseUrl(row.apply_url)?.host ?? null) : null,
    contact: row.contact,
    processStages: row.process_stages,
    facts: factsOf(row, place, now),
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

/** "At a glance". A fact that the advert does not state is left out, save pay, which students ask for first. */
function factsOf(row: JobRow, place: string, now: Date): { term: string; detail: string }[] {
  const list: [string, string | null | undefined][] = [
    ['Pay', sayPay(row)],
    ['Type', row.type_name],
    ['Place', [place, sayPattern(row.pattern)].filter(Boolean).join(', ')],
    ['Role', row.roles.map(({ name }) => name).join(', ')],
    ['Length', row.duration_months ? `${row.duration_months} month${row.duration_months === 1 ? '' : 's'}` : null],
    ['Starts', row.start_date ? date(row.start_date) : row.start_text],
    ['Hours', row.hours],
    ['Positions', row.positions?.toString()],
    ['Degree', row.degree_areas.map(({ name }) => name).join(', ') || 'Any degree'],
    ['Minimum grade', row.min_grade],
    ['Visa', VISA[row.visa]],
    ['Opens', row.opens_at && row.opens_at > now ? dateTime(row.opens_at) : null],
    ['Closes', row.deadline_at ? dateTime(row.deadline_at) : null],
    ['Posted', date(row.published_at)],
    ['Last checked', row.last_checked_at ? date(row.last_checked_at) : null],
  ]
  return list.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))
}

const VISA = {
  yes: 'The employer says it can sponsor a visa',
  no: 'The employer says it cannot sponsor a visa',
  unknown: null,
} as const
