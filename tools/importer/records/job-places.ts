import { fieldsAt, lineAt, numberAt, type Fields } from '../read/fields'
import { nameCountry } from '../values/countries'
import { type FoundPlace, isUnnamed, type PlaceReading, type PlaceResolver, type PlaceText } from '../values/places'

const MAX_PLACES = 20
const NO_STREET = /^(not used|n\/?a|various|tbc|-+)$/i

export interface Locations {
  found: FoundPlace[]
  nationwide: boolean
  remote: boolean
  hybrid: boolean
}

/** One or several `jobLocation`s; without them, the countries in which remote workers may live. */
export function readLocations(fields: Fields, resolve: PlaceResolver): Locations {
  const given = Array.isArray(fields.jobLocation) ? (fields.jobLocation as unknown[]) : [fields.jobLocation]
  const readings = given.slice(0, MAX_PLACES).flatMap(location => readOne({ location }, resolve))
  const isPlaced = readings.some(({ places, nationwide }) => places.length > 0 || nationwide)
  const countries = isPlaced ? [] : readCountries(fields).map(country => resolve({ text: 'Remote', country }))
  const joined = joinReadings([...readings, ...countries])
  const type = lineAt(fields, 'jobLocationType')
  return {
    ...joined,
    remote: joined.remote || /^(?:fully[ _-]?)?(?:remote|telecommute)/i.test(type),
    hybrid: joined.hybrid || /hybrid/i.test(type),
  }
}

function readCountries(fields: Fields): string[] {
  const { applicantLocationRequirements: given } = fields
  const countries = (Array.isArray(given) ? (given as unknown[]) : [given]).map(country => {
    const name = lineAt(fieldsAt({ country }, 'country'), 'name') || lineAt({ country }, 'country')
    return name || lineAt(fieldsAt(fieldsAt({ country }, 'country'), 'address'), 'addressCountry')
  })
  return countries.filter(Boolean).slice(0, MAX_PLACES)
}

/** A text without a place counts only if there is nothing else. */
function joinReadings(readings: readonly PlaceReading[]): Locations {
  const all = readings.flatMap(reading => reading.places)
  const named = all.filter(place => !isUnnamed(place))
  const places = named.length > 0 ? named : all
  return {
    found: [...new Map(places.map(place => [place.name.toLowerCase(), place])).values()],
    nationwide:
      readings.some(reading => reading.nationwide) && all.every(place => isUnnamed(place) && place.country === 'GB'),
    remote: readings.length > 0 && readings.every(reading => reading.remote),
    hybrid: readings.some(reading => reading.hybrid),
  }
}

function readOne(holder: Fields, resolve: PlaceResolver): PlaceReading[] {
  if (typeof holder.location === 'string') {
    const lines = { location: holder.location.trim().replace(/\s*[\r\n]+\s*/g, '; ') }
    return [resolve({ text: lineAt(lines, 'location') })]
  }
  const location = fieldsAt(holder, 'location')
  const address = fieldsAt(location, 'address')
  const text = placeText(location, address)
  return text ? [resolve({ ...text, ...readPosition(location) })] : []
}

function placeText(location: Fields, address: Fields): PlaceText | undefined {
  const country = lineAt(address, 'addressCountry') || lineAt(fieldsAt(address, 'addressCountry'), 'name') || undefined
  const postcode = lineAt(address, 'postalCode') || undefined
  const locality = lineAt(address, 'addressLocality') || lineAt(location, 'address')
  const region = lineAt(address, 'addressRegion')
  const name = lineAt(location, 'name')
  const text = name || [locality, region].filter(Boolean).join(', ')
  if (name || locality) {
    return { text, country, postcode }
  }
  const street = lineAt(address, 'streetAddress')
  const area = [NO_STREET.test(street) ? '' : street, region].filter(Boolean).join(', ')
  return area || country || postcode ? { text: area || nameCountry(country ?? ''), country, postcode } : undefined
}

/** Some systems write 0, 0 for "none". */
function readPosition(location: Fields): { lat?: number; lng?: number } {
  const geo = fieldsAt(location, 'geo')
  const lat = numberAt(geo, 'latitude')
  const lng = numberAt(geo, 'longitude')
  const isPoint = lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isPoint && (lat !== 0 || lng !== 0) ? { lat, lng } : {}
}
