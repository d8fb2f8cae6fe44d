import { fieldsAt, lineAt, numberAt, type Fields } from '../read/fields'
import type { FoundPlace, PlaceReading, PlaceResolver, PlaceText } from '../values/places'

const MOST = 20
const NO_STREET = /^(not used|n\/?a|various|tbc|-+)$/i

export interface Locations {
  found: FoundPlace[]
  nationwide: boolean
  remote: boolean
}

/** The places of an advert: one `jobLocation` or several; without one, where those who work from home may live. */
export function readLocations(fields: Fields, resolve: PlaceResolver): Locations {
  const given = Array.isArray(fields.jobLocation) ? (fields.jobLocation as unknown[]) : [fields.jobLocation]
  const readings = given.slice(0, MOST).flatMap(location => readOne({ location }, resolve))
  const country = lineAt(fieldsAt(fields, 'applicantLocationRequirements'), 'name')
  return joinReadings(readings.length > 0 || !country ? readings : [resolve({ text: 'Remote', country })])
}

export function joinReadings(readings: readonly PlaceReading[]): Locations {
  const places = readings.flatMap(reading => reading.places)
  return {
    found: [...new Map(places.map(place => [place.name.toLowerCase(), place])).values()],
    nationwide: readings.some(reading => reading.nationwide) && places.length === 0,
    remote: readings.length > 0 && readings.every(reading => reading.remote),
  }
}

function readOne(holder: Fields, resolve: PlaceResolver): PlaceReading[] {
  if (typeof holder.location === 'string') {
    return [resolve({ text: lineAt(holder, 'location') })]
  }
  const location = fieldsAt(holder, 'location')
  const address = fieldsAt(location, 'address')
  const text = placeText(location, address)
  return text ? [resolve({ ...text, ...readPosition(location) })] : []
}

function placeText(location: Fields, address: Fields): PlaceText | undefined {
  const country = lineAt(address, 'addressCountry') || lineAt(fieldsAt(address, 'addressCountry'), 'name') || undefined
  const postcode = lineAt(address, 'postalCode') || undefined
  const locality = lineAt(address, 'addressLocality')
  const region = lineAt(address, 'addressRegion')
  const name = lineAt(location, 'name')
  const text = name || [locality, region].filter(Boolean).join(', ')
  if (name || locality) {
    return { text, country, postcode }
  }
  const street = normaliseStreet(lineAt(address, 'streetAddress'))
  const area = [street, region].filter(Boolean).join(', ')
  return area || country || postcode ? { text: area || (country ?? ''), country, postcode } : undefined
}

/** A street that repeats its city in some short form. */
function normaliseStreet(street: string): string {
  const bare = street.replace(/[\s,]+(?:n\.?\s?y\.?|new york)(?:[\s,]+n\.?\s?y\.?)?,?$/i, '')
  return NO_STREET.test(bare) ? '' : bare
}

/** Zero and zero is how some systems write "none". */
function readPosition(location: Fields): { lat?: number; lng?: number } {
  const geo = fieldsAt(location, 'geo')
  const lat = numberAt(geo, 'latitude')
  const lng = numberAt(geo, 'longitude')
  const isPoint = lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isPoint && (lat !== 0 || lng !== 0) ? { lat, lng } : {}
}
