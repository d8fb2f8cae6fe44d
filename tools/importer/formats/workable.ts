import { type Fields, fieldsAt } from '../read/fields'
import { employerOf, objectsAt, posting, stringAt } from './parts'

/** A record of `/api/v1/widget/accounts/{account}?details=true`. */
export const isWorkable = (fields: Fields): boolean =>
  'shortcode' in fields && 'title' in fields && !('hiringOrganization' in fields)

export function fromWorkable(fields: Fields): Fields {
  const location = fieldsAt(fields, 'location')
  const places = objectsAt(fields, 'locations')
  const isRemote = fields.telecommuting === true || location.telecommuting === true || fields.remote === true
  const parts = places.length > 0 ? places : Object.keys(location).length > 0 ? [location] : [fields]
  return {
    ...posting(fields, 'workable'),
    x_id: stringAt(fields, 'shortcode') || stringAt(fields, 'code'),
    title: fields.title,
    hiringOrganization: employerOf(fields, ['company', 'company_name']),
    description: ['description', 'requirements', 'benefits'].map(key => stringAt(fields, key)).join('\n'),
    jobLocation: parts.map(place => ({
      '@type': 'Place',
      address: {
        addressLocality: stringAt(place, 'city') || stringAt(place, 'location_str'),
        addressRegion: stringAt(place, 'state') || stringAt(place, 'region'),
        addressCountry: stringAt(place, 'country') || stringAt(place, 'country_code') || stringAt(place, 'countryCode'),
        postalCode: stringAt(place, 'zip') || stringAt(place, 'zip_code'),
      },
    })),
    jobLocationType: isRemote ? 'TELECOMMUTE' : stringAt(fields, 'workplace') || undefined,
    employmentType: fields.employment_type,
    industry: fields.industry,
    datePosted: fields.published_on ?? fields.published ?? fields.created_at,
    url: fields.url ?? fields.shortlink ?? fields.application_url,
  }
}
