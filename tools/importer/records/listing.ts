import { escapeHtml } from '../../../host/lib/escape-html'
import { lineAt, linesAt, Rejection, sourceOf, type Fields } from '../read/fields'
import { readJob } from './job'
import { describeTags } from './job-description'
import type { JobRecord, ReadContext } from './types'

/** A listing has a title, employer, places and a link, but no description. */
export function readListing(fields: Fields, context: ReadContext): JobRecord {
  if (!lineAt(fields, 'id')) {
    throw new Rejection('it has no id')
  }
  const posting = {
    ...fields,
    x_id: fields.id,
    x_source: sourceOf(fields),
    hiringOrganization: fields.company,
    jobLocation: fields.locations,
    jobLocationType: fields.remote === true ? 'TELECOMMUTE' : undefined,
    baseSalary: fields.salaryText,
    validThrough: fields.validThrough ?? fields.deadline,
    jobStartDate: linesAt(fields, 'terms').join(', '),
    skills: undefined,
    description: describeListing(fields),
  }
  return { ...readJob(posting, context), kind: 'listings' }
}

function describeListing(fields: Fields): string {
  const sponsorship = lineAt(fields, 'sponsorship')
  const facts = [
    ['Contract', lineAt(fields, 'employmentType')],
    ['When', linesAt(fields, 'terms').join(', ')],
    ['Sponsorship', /^other$/i.test(sponsorship) ? '' : sponsorship],
  ]
  const lines = facts.flatMap(([label, value]) => (value ? [`<p>${label}: ${escapeHtml(value)}</p>`] : []))
  const skills = describeTags(linesAt(fields, 'skills'))
  return [...lines, ...(skills ? ['<h3>Skills</h3>', skills] : [])].join('\n')
}
