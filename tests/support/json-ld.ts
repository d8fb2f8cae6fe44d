export type Linked = Record<string, unknown> & { '@type'?: string }

type Check = (data: Linked) => string[]

const UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']
const EMPLOYMENT = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER']

/** Properties that search engines require of each type, and properties that we add. */
const CHECKS: Readonly<Record<string, Check>> = {
  WebSite: data => [
    ...need(data, 'name', isText),
    ...need(data, 'url', isAddress),
    ...within(data, 'publisher', 'Organization'),
  ],
  Organization: data => [
    ...need(data, 'name', isText),
    ...(isAddress(data.url) || isAddress(data.sameAs) ? [] : ['Organization: url or sameAs']),
    ...may(data, 'logo', isAddress),
    ...may(data, 'sameAs', isAddress),
    ...('address' in data ? within(data, 'address', 'PostalAddress') : []),
    ...('contactPoint' in data ? within(data, 'contactPoint', 'ContactPoint') : []),
  ],
  ContactPoint: data => [...need(data, 'contactType', isText), ...need(data, 'url', isAddress)],
  PostalAddress: data =>
    ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'].some(key => isText(data[key]))
      ? []
      : ['PostalAddress: empty'],
  JobPosting: data => [
    ...need(data, 'title', isText),
    ...need(data, 'description', value => isText(value) && /<\w+>/.test(value) && textLength(value) >= 100),
    ...need(data, 'datePosted', isInstant),
    ...may(data, 'validThrough', isInstant),
    ...need(data, 'directApply', value => value === false),
    ...need(data, 'identifier', value => isText((value as Linked).value)),
    ...need(
      data,
      'employmentType',
      value => Array.isArray(value) && value.every(type => EMPLOYMENT.includes(String(type))),
    ),
    ...within(data, 'hiringOrganization', 'Organization'),
    ...whereOf(data),
    ...('baseSalary' in data ? payOf(data.baseSalary as Linked) : []),
  ],
  Place: data => within(data, 'address', 'PostalAddress'),
  EmployerAggregateRating: data => [
    ...within(data, 'itemReviewed', 'Organization'),
    ...need(data, 'ratingValue', value => Number(value) >= 1 && Number(value) <= 5),
    ...need(data, 'reviewCount', value => Number.isInteger(value) && Number(value) >= 3),
    ...need(data, 'bestRating', value => value === 5),
    ...need(data, 'worstRating', value => value === 1),
  ],
  BreadcrumbList: data => {
    const items = listOf(data.itemListElement)
    const faults = items.flatMap((item, index) => [
      ...need(item, 'name', isText),
      ...need(item, 'position', value => value === index + 1),
      ...(index < items.length - 1 ? need(item, 'item', isAddress) : []),
    ])
    return items.length < 2 ? ['BreadcrumbList: two crumbs or more'] : faults
  },
  FAQPage: data => {
    const questions = listOf(data.mainEntity)
    const faults = questions.flatMap(question => [
      ...need(question, 'name', isText),
      ...within(question, 'acceptedAnswer', 'Answer'),
    ])
    return questions.length === 0 ? ['FAQPage: mainEntity'] : faults
  },
  Answer: data => need(data, 'text', isText),
}

/** Lists faults by type and field. */
export function faultsOf(data: Linked): string[] {
  const check = CHECKS[data['@type'] ?? '']
  return check ? check(data) : [`No rules for "${String(data['@type'])}"`]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isAddress = (value: unknown) => isText(value) && /^https?:\/\/[^\s/]+/.test(value)
/** Without an offset, midnight would be ambiguous. */
const isInstant = (value: unknown) =>
  isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value)
const listOf = (value: unknown) => (Array.isArray(value) ? value : []) as Linked[]

function need(data: Linked, field: string, fits: (value: unknown) => boolean): string[] {
  const value = data[field]
  return value !== undefined && value !== null && fits(value) ? [] : [`${String(data['@type'])}: ${field}`]
}

const may = (data: Linked, field: string, fits: (value: unknown) => boolean) =>
  field in data ? need(data, field, fits) : []

function within(data: Linked, field: string, type: string): string[] {
  const value = data[field] as Linked | undefined
  return value?.['@type'] === type ? faultsOf(value) : [`${String(data['@type'])}: ${field} is a ${type}`]
}

/** Every address of a job needs its country. A remote job may name a country to live in instead of an address. */
function whereOf(data: Linked): string[] {
  const places = listOf(data.jobLocation)
  const countries = data.jobLocationType === 'TELECOMMUTE' ? listOf(data.applicantLocationRequirements) : []
  const hasCountry = ({ address }: Linked) => /^[A-Z]{2}$/.test(String((address as Linked).addressCountry))
  const isKnown = places.every(hasCountry) && countries.every(({ name }) => isText(name))
  return [
    ...places.flatMap(faultsOf),
    ...(places.length + countries.length > 0 && isKnown ? [] : ['JobPosting: a location with its country']),
  ]
}

const textLength = (html: string): number =>
  html
    .replace(/<[^>]*>|&[a-z0-9#]+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim().length

function payOf(pay: Linked): string[] {
  const value = (pay.value ?? {}) as Linked
  const { minValue: min, maxValue: max } = value
  const bounds = [min, max].filter(bound => typeof bound === 'number')
  const ranged = bounds.length === 1 || Number(min) < Number(max)
  return [
    ...need(pay, 'currency', code => /^[A-Z]{3}$/.test(String(code))),
    ...(typeof value.value === 'number' || ranged ? [] : ['baseSalary: value, or a bound, or minValue below maxValue']),
    ...(UNITS.includes(String(value.unitText)) ? [] : ['baseSalary: unitText']),
  ]
}
