import { type Fields, fieldsAt } from '../read/fields'
import { employerOf, objectsAt, placesOf, posting, stringAt } from './parts'

/** A record of `/v1/boards/{board}/jobs?content=true`. */
export const isGreenhouse = (fields: Fields): boolean =>
  'absolute_url' in fields && 'title' in fields && ('location' in fields || 'internal_job_id' in fields)

export function fromGreenhouse(fields: Fields): Fields {
  const board = /greenhouse\.io\/(?:embed\/job_app\?for=)?([\w-]+)\//i.exec(stringAt(fields, 'absolute_url'))?.[1]
  const metadata = objectsAt(fields, 'metadata')
  const named = (pattern: RegExp) => metadata.find(item => pattern.test(stringAt(item, 'name')))?.value
  return {
    ...posting(fields, `greenhouse-${board ?? 'board'}`),
    x_id: stringAt(fields, 'id') || stringAt(fields, 'internal_job_id'),
    title: fields.title,
    hiringOrganization: employerOf(fields, ['company_name'], board),
    description: fields.content ?? '',
    jobLocation: placesOf([
      ...stringAt(fieldsAt(fields, 'location'), 'name').split(/\s*[;|]\s*/),
      ...objectsAt(fields, 'offices').flatMap(office =>
        stringAt(fieldsAt(fields, 'location'), 'name')
          ? []
          : [stringAt(office, 'location') || stringAt(office, 'name')],
      ),
    ]),
    employmentType: named(/employment type|commitment|contract/i),
    datePosted: fields.first_published ?? fields.updated_at,
    validThrough: fields.application_deadline,
    baseSalary: payOf(fields) ?? named(/salary|\bpay\b|compensation/i),
    url: fields.absolute_url,
  }
}

function payOf(fields: Fields): unknown {
  const [range] = objectsAt(fields, 'pay_input_ranges')
  return range
    ? {
        currency: range.currency_type,
        value: { minValue: Number(range.min_cents) / 100, maxValue: Number(range.max_cents) / 100, unitText: 'YEAR' },
      }
    : undefined
}
