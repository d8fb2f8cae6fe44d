import type { Fields } from '../read/fields'
import { employerOf, objectAt, objectsAt, placesOf, posting, stringAt } from './parts'

const UNITS: Readonly<Record<string, string>> = {
  'per-year-salary': 'YEAR',
  'per-month-salary': 'MONTH',
  'per-week-salary': 'WEEK',
  'per-day-wage': 'DAY',
  'per-hour-wage': 'HOUR',
}

/** A record of `/v0/postings/{site}?mode=json`. */
export const isLever = (fields: Fields): boolean =>
  'text' in fields && ('hostedUrl' in fields || 'categories' in fields)

export function fromLever(fields: Fields): Fields {
  const categories = objectAt(fields, 'categories')
  const all = Array.isArray(categories.allLocations) ? categories.allLocations.map(String) : []
  const site = /lever\.co\/([\w-]+)\//i.exec(stringAt(fields, 'hostedUrl'))?.[1]
  const range = objectAt(fields, 'salaryRange')
  const { createdAt } = fields
  return {
    ...posting(fields, `lever-${site ?? 'site'}`),
    x_id: stringAt(fields, 'id'),
    title: fields.text,
    hiringOrganization: { name: stringAt(fields, 'x_employer') || nameOfSite(site) || employerOf(fields).name },
    description: [
      stringAt(fields, 'description') || stringAt(fields, 'descriptionPlain'),
      ...objectsAt(fields, 'lists').map(
        list => `<h3>${stringAt(list, 'text')}</h3><ul>${stringAt(list, 'content')}</ul>`,
      ),
      stringAt(fields, 'additional') || stringAt(fields, 'additionalPlain'),
    ].join('\n'),
    jobLocation: placesOf(all.length > 0 ? all : [stringAt(categories, 'location')]),
    jobLocationType: stringAt(fields, 'workplaceType') === 'remote' ? 'TELECOMMUTE' : undefined,
    employmentType: stringAt(categories, 'commitment') || undefined,
    datePosted: typeof createdAt === 'number' ? new Date(createdAt).toISOString() : createdAt,
    baseSalary:
      'min' in range || 'max' in range
        ? {
            currency: range.currency,
            value: { minValue: range.min, maxValue: range.max, unitText: UNITS[stringAt(range, 'interval')] },
          }
        : undefined,
    url: fields.hostedUrl ?? fields.applyUrl,
  }
}

/** A site's address contains the employer's name: `fen-rail`. */
const nameOfSite = (site: string | undefined): string =>
  (site ?? '').replaceAll('-', ' ').replace(/(^| )\p{Ll}/gu, letter => letter.toUpperCase())
