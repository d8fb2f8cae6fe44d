import { UNNAMED_PLACES } from '../../lib/unnamed-places'
import { formatCountry } from '../../search/places'
import type { JobRow } from './queries'

/** Returns the Schema.org JobPosting of an open job. Facts that the advert does not state are left out, never guessed. */
export function jobPosting(row: JobRow, siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: row.title,
    description: row.description || `<p>${row.title}</p><p>${row.company_name}</p>`,
    datePosted: row.published_at.toISOString(),
    ...(row.deadline_at ? { validThrough: row.deadline_at.toISOString() } : {}),
    identifier: { '@type': 'PropertyValue', name: row.company_name, value: String(row.id) },
    hiringOrganization: {
      '@type': 'Organization',
      name: row.company_name,
      sameAs: row.company_website ?? `${siteUrl}/companies/${row.company_slug}`,
      ...(row.company_logo ? { logo: new URL(row.company_logo, siteUrl).href } : {}),
    },
    ...placeOf(row),
    employmentType: employmentTypes(row.type_slug),
    ...salaryOf(row),
    directApply: false,
  }
}

/** A location without a known country gets none: it may be abroad. */
function placeOf(row: JobRow): object {
  const isRemote = row.pattern === 'remote'
  const countries = isRemote ? row.locations.filter(isCountry) : []
  const addresses = row.locations.filter(location => !countries.includes(location)).map(addressOf)
  const known = addresses.filter(address => Object.keys(address).length > 0)
  const isSet = known.length > 0 && !row.nationwide
  return {
    ...(isRemote ? { jobLocationType: 'TELECOMMUTE' } : {}),
    ...(countries.length > 0 ? { applicantLocationRequirements: countries.map(requirementOf) } : {}),
    ...(isRemote && !isSet ? {} : { jobLocation: (isSet ? known : [{ addressCountry: 'GB' }]).map(withType) }),
  }
}

const withType = (address: object) => ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...address } })
const requirementOf = ({ name }: JobRow['locations'][number]) => ({ '@type': 'Country', name })

/** Whether a location is a country as a whole, which is where those who work from home may live. */
const isCountry = ({ name, country }: JobRow['locations'][number]): boolean =>
  country !== null && name === formatCountry(country)

function addressOf(location: JobRow['locations'][number]): object {
  const isNamed = !isCountry(location) && !Object.values<string>(UNNAMED_PLACES).includes(location.name)
  return {
    ...(isNamed ? { addressLocality: location.name } : {}),
    ...(location.county ? { addressRegion: location.county } : {}),
    ...(location.outcode ? { postalCode: location.outcode } : {}),
    ...(location.country ? { addressCountry: location.country } : {}),
  }
}

function employmentTypes(type: string | null): string[] {
  if (type && /placement|internship|year-in-industry|summer|spring|research|insight/.test(type)) {
    return ['INTERN', 'FULL_TIME']
  }
  if (type?.startsWith('part-time')) {
    return ['PART_TIME', 'TEMPORARY']
  }
  return type?.startsWith('volunteer') ? ['VOLUNTEER'] : ['FULL_TIME']
}

const UNITS = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' } as const

function salaryOf(row: JobRow): object {
  const { salary_min_pence: min, salary_max_pence: max, salary_unit: unit } = row
  // Nobody is paid the full-time rate for fewer hours, and the vocabulary has no word for that.
  if ((min === null && max === null) || !unit || row.salary_text?.startsWith('pro rata')) {
    return {}
  }
  const amount =
    min !== null && min === max
      ? { value: min / 100 }
      : {
          ...(min === null ? {} : { minValue: min / 100 }),
          ...(max === null ? {} : { maxValue: max / 100 }),
        }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: row.salary_currency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: UNITS[unit] },
    },
  }
}
