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
  const remote =
    row.pattern === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'GB' },
        }
      : {}
  const addresses =
    row.nationwide || row.locations.length === 0 ? [{ addressCountry: 'GB' }] : row.locations.map(addressOf)
  if (row.pattern === 'remote' && row.locations.length === 0) {
    return remote
  }
  return {
    ...remote,
    jobLocation: addresses.map(address => ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...address } })),
  }
}

function addressOf(location: JobRow['locations'][number]): object {
  return {
    addressLocality: location.name,
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
