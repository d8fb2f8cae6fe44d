import { UNNAMED_PLACES } from '../../../lib/unnamed-places'
import { formatCountry } from '../../../search/places'
import type { JobRow } from './queries'

/** Search engines reject shorter descriptions. */
const MIN_DESCRIPTION = 100

/**
 * Returns the Schema.org JobPosting of an open job. Unstated facts are omitted, never guessed. Returns null if search
 * engines would reject it: no employer, no location with a country, or next to no text.
 */
export function jobPosting(row: JobRow, siteUrl: string): object | null {
  const place = placeOf(row)
  if (!place || row.company_name.trim() === '' || lengthOfText(row.description) < MIN_DESCRIPTION) {
    return null
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: row.title,
    description: row.description,
    datePosted: row.published_at.toISOString(),
    ...(row.deadline_at ? { validThrough: row.deadline_at.toISOString() } : {}),
    identifier: { '@type': 'PropertyValue', name: row.company_name, value: String(row.id) },
    hiringOrganization: {
      '@type': 'Organization',
      name: row.company_name,
      sameAs: row.company_website ?? `${siteUrl}/companies/${row.company_slug}`,
      ...(row.company_logo ? { logo: new URL(row.company_logo, siteUrl).href } : {}),
    },
    ...place,
    employmentType: employmentTypes(row.type_slug),
    ...salaryOf(row),
    directApply: false,
  }
}

const lengthOfText = (html: string): number =>
  html
    .replace(/<[^>]*>|&[a-z0-9#]+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim().length

/**
 * Returns the job's location, or the countries that remote workers may live in. Locations without a country may be
 * abroad, so they are omitted; null if none is left.
 */
function placeOf(row: JobRow): object | null {
  const isRemote = row.pattern === 'remote'
  const known = row.locations.filter(({ country }) => country !== null)
  const countries = isRemote ? known.filter(isCountry) : []
  const places = row.nationwide ? [] : known.filter(location => !countries.includes(location)).map(addressOf)
  const addresses = row.nationwide && !isRemote ? [{ addressCountry: 'GB' }] : places
  return countries.length + addresses.length === 0
    ? null
    : {
        ...(isRemote ? { jobLocationType: 'TELECOMMUTE' } : {}),
        ...(countries.length > 0 ? { applicantLocationRequirements: countries.map(requirementOf) } : {}),
        ...(addresses.length > 0 ? { jobLocation: addresses.map(withType) } : {}),
      }
}

const withType = (address: object) => ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...address } })
const requirementOf = ({ name }: JobRow['locations'][number]) => ({ '@type': 'Country', name })

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
  // A pro rata salary is not what the job pays, and the vocabulary cannot express that.
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
