import type { Fields } from '../read/fields'
import { type FeedOptions, MAPPED_FIELDS, type MappedField } from './options'

/** Default names, compared without case, spaces and punctuation. */
const NAMES: Readonly<Record<MappedField, string>> = {
  id: 'id guid reference ref jobid jobref jobreference vacancyid requisitionid referencenumber',
  title: 'title jobtitle position role vacancy name',
  company:
    'company employer companyname employername organisation organization advertiser hiringorganization author creator',
  description: 'description jobdescription content contentencoded body summary details text',
  location: 'location city town place joblocation locality region area address',
  postcode: 'postcode postalcode zip zipcode',
  country: 'country countrycode',
  salary: 'salary pay wage salarytext compensation baserate salaryrange remuneration',
  type: 'type jobtype employmenttype contracttype contract category jobcategory',
  hours: 'hours workhours workinghours workingpattern',
  posted:
    'posted pubdate dateposted posteddate published publishdate date startdateofadvert publisheddate dcdate updated',
  closes:
    'closes closingdate deadline validthrough expires expirydate expirationdate enddate applicationdeadline applyby',
  starts: 'starts startdate jobstartdate',
  url: 'url link joburl applyurl applicationurl applylink href advert',
  remote: 'remote telecommuting workfromhome',
}

const keyOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

const KNOWN = new Set(Object.values(NAMES).flatMap(names => names.split(' ')))

export function countColumns(cells: readonly string[], { map = {} }: FeedOptions): number {
  const mapped = new Set(Object.values(map).map(keyOf))
  return new Set(cells.map(keyOf).filter(key => KNOWN.has(key) || mapped.has(key))).size
}

export function fromMapped(row: Readonly<Record<string, string>>, { map = {}, employer, source }: FeedOptions): Fields {
  const byKey = new Map(Object.entries(row).map(([name, value]) => [keyOf(name), value.trim()]))
  const at = (field: MappedField): string | undefined => {
    const names = map[field] === undefined ? NAMES[field].split(' ') : [keyOf(map[field])]
    return names.map(name => byKey.get(name)).find(Boolean)
  }
  const values = Object.fromEntries(MAPPED_FIELDS.map(field => [field, at(field)])) as Record<
    MappedField,
    string | undefined
  >
  const place = { addressLocality: values.location, postalCode: values.postcode, addressCountry: values.country }
  return {
    '@type': 'JobPosting',
    x_id: values.id ?? values.url,
    x_source: source,
    title: values.title,
    hiringOrganization: { name: values.company ?? employer },
    description: values.description ?? '',
    jobLocation: values.location || values.postcode || values.country ? { address: place } : undefined,
    baseSalary: values.salary,
    employmentType: values.type,
    workHours: values.hours,
    datePosted: values.posted,
    validThrough: values.closes,
    jobStartDate: values.starts,
    url: values.url,
    jobLocationType: /^(yes|true|1|remote)$/i.test(values.remote ?? '') ? 'TELECOMMUTE' : undefined,
  }
}
