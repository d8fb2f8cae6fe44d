import { createHash } from 'node:crypto'
import { dayOf } from '../../../host/lib/london-time'
import { readDate } from '../../../host/lib/read-date'
import { shortSlugOf } from '../../../host/lib/slug'
import { readTextFacts, type TextFacts } from '../facts'
import { fieldsAt, lineAt, linesAt, numberAt, Rejection, sourceOf, textAt, type Fields } from '../read/fields'
import { readRoles } from '../roles'
import { cleanLine, cleanText, shorten } from '../text/line'
import { readCompanyName, readWebAddress } from '../values/company'
import { readJobType, readPattern } from '../values/job-type'
import type { FoundPlace } from '../values/places'
import { readTitle } from '../values/title'
import { describeJob } from './job-description'
import { readLocations } from './job-places'
import { readJobSalary } from './job-salary'
import { readTimes } from './job-times'
import type { JobColumns, JobRecord, ReadContext } from './types'

const MAX_APPLY_LENGTH = 2_000
const MAX_POSITIONS = 1_000

export function readJob(fields: Fields, context: ReadContext): JobRecord {
  const title = readTitle(fields.title)
  if (!title) {
    throw new Rejection('it has no title')
  }
  const employer = readEmployer(fields)
  const source = sourceOf(fields)
  const { found, nationwide, ...mode } = readLocations(fields, context.resolvePlace)
  const times = readTimes(fields, source, context)
  const description = describeJob(fields)
  const employment = linesAt(fields, 'employmentType')
  const facts = readTextFacts(title, description, [lineAt(fields, 'workHours'), ...employment])
  return {
    kind: 'jobs',
    source,
    sourceId: readId(fields),
    employer,
    typeSlug: refineType(readJobType(title, employment, lineAt(fields, 'jobStartDate')), { title, facts, found }),
    areaSlugs: facts.areaSlugs,
    roleSlugs: readRoles(title),
    locations: found,
    addresses: readAddresses(fields),
    undated: times.undated,
    row: {
      slug: shortSlugOf(title, 'job'),
      title,
      pattern: readPattern(title, { ...mode, found }, description),
      nationwide,
      ...readJobSalary(fields, description),
      ...readTextColumns(fields, facts),
      positions: readPositions(fields),
      description,
      apply_description: shorten(cleanText(textAt(fields, 'x_toApply')), MAX_APPLY_LENGTH),
      apply_url: readWebAddress(fields.url),
      ...times.row,
    },
  }
}

function readAddresses(fields: Fields): string[] {
  const places = [fields.jobLocation].flat().filter(place => typeof place === 'object' && place !== null) as Fields[]
  return places.map(place => {
    const address = fieldsAt(place, 'address')
    const text = `${lineAt(address, 'addressLocality') || lineAt(place, 'address')} ${lineAt(address, 'postalCode')}`
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  })
}

interface Advert {
  title: string
  facts: TextFacts
  found: readonly FoundPlace[]
}

/** A "Spring intern" abroad, or of some months, spends no week in an office as a first-year student. */
function refineType(slug: string | null, { title, facts, found }: Advert): string | null {
  const isAbroad = found.length > 0 && found.every(({ country }) => country !== null && country !== 'GB')
  const isLong = isAbroad || (facts.durationMonths ?? 0) > 1
  if (slug === 'spring-week' && isLong && /\bspring intern/i.test(title)) {
    return 'off-cycle-internship'
  }
  return slug === 'apprenticeship' ? (facts.apprenticeship ?? slug) : slug
}

type TextColumns = Pick<JobColumns, 'hours' | 'min_grade' | 'visa' | 'start_date' | 'start_text' | 'duration_months'>

/** The text fills columns whose fields are missing. */
function readTextColumns(fields: Fields, facts: TextFacts): TextColumns {
  return {
    hours: shorten(lineAt(fields, 'workHours'), 100) || facts.hours,
    min_grade: facts.minGrade,
    visa: facts.visa,
    ...readStart(fields, facts),
    duration_months: facts.durationMonths,
  }
}

/** A start date field takes precedence over the text. */
function readStart(fields: Fields, facts: TextFacts): Pick<JobColumns, 'start_date' | 'start_text'> {
  const at = readDate(fields.jobStartDate)
  if (at) {
    return { start_date: dayOf(at.at), start_text: null }
  }
  const words = shorten(lineAt(fields, 'jobStartDate'), 80)
  const isNow = fields.jobImmediateStart === true ? 'Immediately' : null
  return { start_date: facts.startDate, start_text: words || isNow || facts.startText }
}

function readEmployer(fields: Fields): JobRecord['employer'] {
  const organisation = fieldsAt(fields, 'hiringOrganization')
  const name = readCompanyName(organisation.name ?? fields.hiringOrganization)
  if (!name) {
    throw new Rejection('it names no employer')
  }
  const sameAs = readWebAddress(organisation.sameAs)
  return { name, industry: lineAt(fields, 'industry') || null, website: sameAs }
}

/** An advert without an id is identified by its content. */
function readId(fields: Fields): string {
  const id = lineAt(fields, 'x_id') || cleanLine(fieldsAt(fields, 'identifier').value) || lineAt(fields, 'url')
  const content = [fields.title, fieldsAt(fields, 'hiringOrganization').name, fields.description, fields.jobLocation]
  return id || createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24)
}

function readPositions(fields: Fields): number | null {
  const count = numberAt(fields, 'totalJobOpenings')
  return count !== undefined && Number.isInteger(count) && count > 0 && count <= MAX_POSITIONS ? count : null
}
