import { readDate } from '../../lib/read-date'
import { slugOf } from '../../lib/slug'
import { lineAt, linesAt, Rejection, sourceOf, type Fields } from '../read/fields'
import { readRoles } from '../roles'
import { escapeHtml } from '../text/entities'
import { shorten } from '../text/line'
import { readCompanyName, readWebAddress } from '../values/company'
import { readJobType, readPattern } from '../values/job-type'
import { readSalary } from '../values/salary'
import { readTitle } from '../values/title'
import { describeTags } from './job-description'
import { joinReadings } from './job-places'
import { salaryColumns } from './job-salary'
import { closed, closingTime, notLater, openColumns, readDeadline, readPosted, type TimeColumns } from './job-times'
import type { JobRecord, ReadContext } from './types'

const MOST_PLACES = 20
const LONGEST_SLUG = 80

/** Reads a row of a list of adverts: title, employer, places and a link, without a description. */
export function readListing(fields: Fields, context: ReadContext): JobRecord {
  const title = readTitle(fields.title)
  const name = readCompanyName(fields.company)
  const sourceId = lineAt(fields, 'id')
  if (!title || !name || !sourceId) {
    throw new Rejection(`it has no ${!title ? 'title' : !name ? 'employer' : 'id'}`)
  }
  const source = sourceOf(fields)
  const terms = linesAt(fields, 'terms')
  const places = linesAt(fields, 'locations').slice(0, MOST_PLACES)
  const { found, nationwide, ...mode } = joinReadings(places.map(text => context.resolvePlace({ text })))
  const times = readTimes(fields, source, context)
  return {
    kind: 'listings',
    source,
    sourceId,
    employer: { name, industry: null, website: null },
    typeSlug: readJobType(title, linesAt(fields, 'employmentType'), terms),
    areaSlugs: [],
    roleSlugs: readRoles(title),
    locations: found,
    addresses: places,
    undated: times.undated,
    row: {
      slug: slugOf(title).slice(0, LONGEST_SLUG).replace(/-$/, '') || 'job',
      title,
      pattern: readPattern(title, { ...mode, remote: mode.remote || fields.remote === true }),
      nationwide,
      ...salaryColumns(readSalary(lineAt(fields, 'salaryText'))),
      start_text: shorten(terms.join(', '), 80) || null,
      visa: readVisa(lineAt(fields, 'sponsorship')),
      description: describeListing(fields, terms),
      apply_url: readWebAddress(fields.url),
      ...times.row,
    },
  }
}

function readVisa(text: string): 'yes' | 'no' | 'unknown' {
  if (/^offers/i.test(text)) {
    return 'yes'
  }
  return /does not|no sponsor|citizenship/i.test(text) ? 'no' : 'unknown'
}

/** The few facts of a listing, as a description. */
function describeListing(fields: Fields, terms: readonly string[]): string {
  const sponsorship = lineAt(fields, 'sponsorship')
  const facts = [
    ['Contract', lineAt(fields, 'employmentType')],
    ['When', terms.join(', ')],
    ['Sponsorship', /^other$/i.test(sponsorship) ? '' : sponsorship],
  ]
  const lines = facts.flatMap(([label, value]) => (value ? [`<p>${label}: ${escapeHtml(value)}</p>`] : []))
  const skills = describeTags(linesAt(fields, 'skills'))
  return [...lines, ...(skills ? ['<h3>Skills</h3>', skills] : [])].join('\n')
}

function readTimes(fields: Fields, source: string, context: ReadContext): { undated: boolean; row: TimeColumns } {
  const { now } = context
  const { posted, publishedAt } = readPosted(fields, source, context)
  const deadline = readDeadline(fields.validThrough ?? fields.deadline, { source, context, near: posted?.at })
  const updated = readDate(fields.dateUpdated) ?? posted
  const ended = fields.active === false ? notLater(updated ? context.shift(source, updated.at) : now, now) : undefined
  const closedAt = ended ?? closingTime(publishedAt, deadline, now)
  const reason = ended ? 'withdrawn' : deadline ? 'deadline' : 'stale'
  return {
    undated: !posted,
    row: {
      published_at: publishedAt ?? now,
      deadline_at: deadline,
      ...(closedAt ? closed(closedAt, reason) : openColumns),
    },
  }
}
