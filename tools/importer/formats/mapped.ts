import { readHeading } from '../../../host/lib/headings'
import type { Fields } from '../read/fields'
import { type FeedOptions, MAPPED_FIELDS, type MappedField } from './options'

/** Usual names, compared without case, spaces and punctuation, and the last words of longer ones: "Post title". */
const NAMES: Readonly<Record<MappedField, { names: string; ends?: string }>> = {
  id: {
    names: 'id guid reference ref jobid jobref jobreference vacancyid requisitionid referencenumber',
    ends: 'reference ref',
  },
  title: { names: 'title jobtitle position role vacancy name', ends: 'title position vacancy role' },
  company: {
    names:
      'company employer companyname employername organisation organization advertiser hiringorganization author creator',
    ends: 'company employer organisation organization',
  },
  description: {
    names:
      'descriptionhtml description jobdescription descriptionplain content contentencoded body summary details text',
    ends: 'description summary',
  },
  location: {
    names: 'location locations city town place where joblocation locality region area address',
    ends: 'location city town place locality',
  },
  postcode: { names: 'postcode postalcode zip zipcode', ends: 'postcode code' },
  country: { names: 'country countrycode', ends: 'country' },
  salary: {
    names: 'salary pay wage salarytext compensation baserate salaryrange remuneration',
    ends: 'salary pay wage remuneration',
  },
  salaryMin: { names: 'salarymin minsalary minimumsalary salaryfrom salaryminimum minpay' },
  salaryMax: { names: 'salarymax maxsalary maximumsalary salaryto salarymaximum maxpay' },
  currency: { names: 'currency salarycurrency currencycode', ends: 'currency' },
  type: {
    names: 'type jobtype employmenttype contracttype contract category jobcategory typeofemployment commitment',
    ends: 'type employment',
  },
  hours: { names: 'hours workhours workinghours workingpattern', ends: 'hours' },
  posted: {
    names:
      'posted pubdate dateposted posteddate published publishdate publishedat date startdateofadvert publisheddate dcdate created createdat updated',
    ends: 'posted published advertised released',
  },
  closes: {
    names:
      'closes closingdate deadline validthrough expires expirydate expirationdate enddate applicationdeadline applyby expiry',
    ends: 'deadline closing closes expires expiry expiration',
  },
  starts: { names: 'starts startdate jobstartdate', ends: 'start starts' },
  url: {
    names: 'url link joburl joblink applyurl applicationurl applylink redirecturl vacancyurl href advert moreinfo',
  },
  remote: { names: 'workplacetype workplace remote isremote telecommuting workfromhome', ends: 'remote' },
}

/** A "Company location" and an "Interview date" are not the advert's. */
const OF_OTHERS = new Set('company employer organisation organization contact recruiter manager interview'.split(' '))

const keyOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const WORDS = MAPPED_FIELDS.map(field => {
  const { names, ends = '' } = NAMES[field]
  return { field, names: names.split(' '), ends: ends.split(' ') }
})
const KNOWN = new Set(WORDS.flatMap(({ names }) => names))

/** The field of a longer name; undefined for the names in the list. */
function fieldOfEnd(name: string): MappedField | undefined {
  const { first, last } = readHeading(name)
  const field = last && !KNOWN.has(keyOf(name)) ? WORDS.find(({ ends }) => ends.includes(last))?.field : undefined
  return field !== 'company' && OF_OTHERS.has(first) ? undefined : field
}

export function countColumns(cells: readonly string[], { map = {} }: FeedOptions): number {
  const mapped = new Set(Object.values(map).map(keyOf))
  const isKnown = (cell: string) => KNOWN.has(keyOf(cell)) || mapped.has(keyOf(cell)) || fieldOfEnd(cell) !== undefined
  return new Set(cells.filter(isKnown).map(keyOf)).size
}

export function fromMapped(row: Readonly<Record<string, string>>, { map = {}, employer, source }: FeedOptions): Fields {
  const values = readValues(row, map)
  const place = { addressLocality: values.location, postalCode: values.postcode, addressCountry: values.country }
  const [min, max] = [values.salaryMin, values.salaryMax]
  const figures = min || max ? { currency: values.currency, value: { minValue: min, maxValue: max } } : undefined
  return {
    '@type': 'JobPosting',
    x_id: values.id ?? values.url,
    x_source: source,
    title: values.title,
    hiringOrganization: { name: values.company ?? employer },
    description: values.description ?? '',
    jobLocation: values.location || values.postcode || values.country ? { address: place } : undefined,
    baseSalary: figures ?? values.salary,
    employmentType: values.type,
    workHours: values.hours && /^[\d.]+$/.test(values.hours) ? `${values.hours} hours a week` : values.hours,
    datePosted: values.posted,
    validThrough: values.closes,
    jobStartDate: values.starts,
    url: values.url,
    jobLocationType: /^(yes|true|1)$/i.test(values.remote ?? '') ? 'TELECOMMUTE' : values.remote,
  }
}

function readValues(row: Readonly<Record<string, string>>, map: FeedOptions['map'] = {}) {
  const cells = Object.entries(row).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()] as const] : []))
  const byKey = new Map(cells.map(([name, value]) => [keyOf(name), value]))
  const byEnd = new Map([...cells].reverse().map(([name, value]) => [fieldOfEnd(name), value]))
  const values = WORDS.map(({ field, names }) => {
    const named = map[field] === undefined ? names : [keyOf(map[field])]
    const value = named.map(name => byKey.get(name)).find(Boolean)
    return [field, value ?? (map[field] === undefined ? byEnd.get(field) : undefined)] as const
  })
  return Object.fromEntries(values) as Record<MappedField, string | undefined>
}

const NAME_KEYS = ['name', 'display_name', 'displayName', 'label', 'title', 'value']

/** The texts of a record of JSON: parts of an object are called after it too, as in "company name". */
export function flatten(record: Fields, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const name = prefix + key
      const text = textOf(value)
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
      return [
        ...(text ? [[name, text] as const] : []),
        ...(isObject ? Object.entries(flatten(value as Fields, `${name} `)) : []),
      ]
    }),
  )
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(textOf).filter(Boolean).join('; ')
  } else if (typeof value === 'object' && value !== null) {
    return NAME_KEYS.map(key => textOf((value as Fields)[key])).find(Boolean) ?? ''
  }
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}
