import { type Fields, fieldsAt } from '../read/fields'
import { employerOf, objectsAt, placesOf, posting, stringAt } from './parts'

/** A record of `/v0/postings/{site}?mode=json`. */
export const isLever = (fields: Fields): boolean =>
  'text' in fields && ('hostedUrl' in fields || 'categories' in fields)

export function fromLever(fields: Fields): Fields {
  const categories = fieldsAt(fields, 'categories')
  const all = Array.isArray(categories.allLocations) ? categories.allLocations.map(String) : []
  const site = /lever\.co\/([\w-]+)\//i.exec(stringAt(fields, 'hostedUrl'))?.[1]
  const range = fieldsAt(fields, 'salaryRange')
  const { createdAt } = fields
  return {
    ...posting(fields, `lever-${site ?? 'site'}`),
    x_id: stringAt(fields, 'id'),
    title: fields.text,
    hiringOrganization: employerOf(fields, [], site),
    description: [
      stringAt(fields, 'description') || stringAt(fields, 'descriptionPlain'),
      ...objectsAt(fields, 'lists').map(
        list => `<h3>${stringAt(list, 'text')}</h3><ul>${stringAt(list, 'content')}</ul>`,
      ),
      stringAt(fields, 'additional') || stringAt(fields, 'additionalPlain'),
    ].join('\n'),
    jobLocation: placesOf(all.length > 0 ? all : [stringAt(categories, 'location')]),
    jobLocationType: stringAt(fields, 'workplaceType') || undefined,
    employmentType: stringAt(categories, 'commitment') || undefined,
    datePosted: typeof createdAt === 'number' ? new Date(createdAt).toISOString() : createdAt,
    baseSalary:
      'min' in range || 'max' in range
        ? {
            currency: range.currency,
            value: {
              minValue: range.min,
              maxValue: range.max,
              unitText: stringAt(range, 'interval').replaceAll('-', ' '),
            },
          }
        : undefined,
    url: fields.hostedUrl ?? fields.applyUrl,
  }
}
