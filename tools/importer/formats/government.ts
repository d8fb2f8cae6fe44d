import { type Fields, fieldsAt } from '../read/fields'
import { employerOf, objectsAt, posting, stringAt } from './parts'

/** A record of the Display Advert API of the UK government's apprenticeship service. */
export const isGovernment = (fields: Fields): boolean =>
  'vacancyReference' in fields || ('employerName' in fields && 'apprenticeshipLevel' in fields)

export function fromGovernment(fields: Fields): Fields {
  const wage = fieldsAt(fields, 'wage')
  const course = fieldsAt(fields, 'course')
  const level = stringAt(course, 'level') || stringAt(fields, 'apprenticeshipLevel')
  const addresses = objectsAt(fields, 'addresses')
  const single = [fieldsAt(fields, 'address'), fieldsAt(fields, 'location')].filter(
    item => Object.keys(item).length > 0,
  )
  const week = stringAt(wage, 'workingWeekDescription') || stringAt(fields, 'workingWeek')
  const hours = stringAt(fields, 'hoursPerWeek')
  const duration = stringAt(fields, 'expectedDuration')
  return {
    ...posting(fields, 'find-an-apprenticeship'),
    x_id: stringAt(fields, 'vacancyReference') || stringAt(fields, 'vacancyUrl'),
    title: fields.title,
    hiringOrganization: {
      ...employerOf(fields, ['employerName']),
      sameAs: stringAt(fields, 'employerWebsiteUrl') || undefined,
    },
    description: [
      part('', stringAt(fields, 'fullDescription') || stringAt(fields, 'description')),
      part('What you will learn', stringAt(fields, 'trainingDescription')),
      part('Course', [stringAt(course, 'title'), stringAt(fields, 'providerName')].filter(Boolean).join(', ')),
      part('Duration', duration && `Expected duration: ${duration}`),
      part('What happens afterwards', stringAt(fields, 'outcomeDescription')),
    ].join(''),
    skills: fields.skills,
    jobLocation: (addresses.length > 0 ? addresses : single).map(placeOf),
    employmentType: level
      ? `${/\d/.test(level) ? `Level ${/\d/.exec(level)?.[0]}` : level} apprenticeship`
      : 'Apprenticeship',
    baseSalary: payOf(wage),
    workHours: [week, hours && !week.includes(hours) ? `${hours} hours a week` : ''].filter(Boolean).join(', '),
    totalJobOpenings: fields.numberOfPositions,
    datePosted: fields.postedDate,
    validThrough: fields.closingDate,
    jobStartDate: fields.startDate,
    url: fields.vacancyUrl ?? fields.applicationUrl,
  }
}

const part = (heading: string, text: string): string =>
  text === '' ? '' : `${heading && `<h3>${heading}</h3>`}${/<(p|ul|br|div)\b/i.test(text) ? text : `<p>${text}</p>`}`

function placeOf(address: Fields): Fields {
  const lines = ['addressLine1', 'addressLine2', 'addressLine3', 'addressLine4']
    .map(key => stringAt(address, key))
    .filter(Boolean)
  const [latitude, longitude] = [address.latitude ?? address.lat, address.longitude ?? address.lon]
  return {
    '@type': 'Place',
    address: {
      addressLocality: stringAt(address, 'town') || lines.slice(1).at(-1) || lines[0] || '',
      postalCode: stringAt(address, 'postcode') || stringAt(address, 'postCode'),
      addressCountry: 'GB',
    },
    ...(latitude === undefined ? {} : { geo: { latitude, longitude } }),
  }
}

/** "Annually" and 14,500, or words such as "National Minimum Wage for apprentices". */
function payOf(wage: Fields): string | undefined {
  const amount = stringAt(wage, 'wageAmount')
  const [low, high] = [stringAt(wage, 'wageAmountLowerBound'), stringAt(wage, 'wageAmountUpperBound')]
  const unit = stringAt(wage, 'wageUnit').toLowerCase() || 'a year'
  if (amount || low) {
    return `£${amount || low}${!amount && high && high !== low ? ` - £${high}` : ''} ${unit}`
  }
  return (
    stringAt(wage, 'wageText') ||
    stringAt(wage, 'wageAdditionalInformation') ||
    TYPES[stringAt(wage, 'wageType')] ||
    stringAt(wage, 'wageType') ||
    undefined
  )
}

const TYPES: Readonly<Record<string, string>> = {
  ApprenticeshipMinimum: 'National Minimum Wage for apprentices',
  NationalMinimum: 'National Minimum Wage',
  CompetitiveSalary: 'Competitive',
}
