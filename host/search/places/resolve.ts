import type { Db } from '../../db/tables'
import { formatPlace } from './labels'
import { postTownOf, formatOutcode } from './outcodes'
import { formatPart, readPartSlug } from './parts'
import { type Area, listAreas, listOutcodePoints, type OutcodePoint } from './place-queries'
import { DEFAULT_RADIUS, RADII } from './radius'

export interface SearchPlace {
  /** As in the address; empty for "near you". */
  slug: string
  /** "Leeds", "Newport, Shropshire", "M14 (Manchester)", "Near you", "the UK". */
  label: string
  kind: 'point' | 'area' | 'nationwide'
  lat: number
  lng: number
  /** In miles; 0 for areas, and for a point without its surroundings. */
  radius: number
  /** The place with everything in it; for an outcode its post town; empty for "near you". */
  placeIds: number[]
  /** Only this part: `north` and `east`. */
  sides?: readonly string[]
}

export interface Reach {
  /** Miles, one of `RADII`; defaults to `DEFAULT_RADIUS`. */
  within?: number
  /** The visitor's position, for a search without a place. */
  lat?: number
  lng?: number
  /** Places resolved before, for any radius; these are not queried again. */
  known?: readonly SearchPlace[]
}

/** Without slugs, uses the visitor's position. Returns undefined if a slug, the radius or the position is invalid. */
export async function resolvePlaces(
  db: Db,
  slugs: readonly string[],
  reach: Reach,
): Promise<readonly SearchPlace[] | undefined> {
  const { within = DEFAULT_RADIUS, lat, lng, known = [] } = reach
  if (!RADII.includes(within)) {
    return undefined
  } else if (slugs.length > 0) {
    return reuse(slugs, known, within) ?? resolveSlugs(db, slugs, within)
  } else if (lat === undefined && lng === undefined) {
    return []
  } else {
    return isPoint(lat, 90) && isPoint(lng, 180) ? [nearYou(lat, lng, within)] : undefined
  }
}

function reuse(
  slugs: readonly string[],
  known: readonly SearchPlace[],
  within: number,
): readonly SearchPlace[] | undefined {
  const places = slugs.flatMap(slug => known.find(place => place.slug === slug) ?? [])
  if (places.length < slugs.length) {
    return undefined
  }
  const isSame = places.every((place, i) => known[i] === place && (place.kind !== 'point' || place.radius === within))
  return isSame && known.length === places.length
    ? known
    : places.map(place => ({ ...place, radius: place.kind === 'point' ? within : 0 }))
}

async function resolveSlugs(db: Db, slugs: readonly string[], within: number): Promise<SearchPlace[] | undefined> {
  const outcodes = slugs.flatMap(outcode => {
    const town = postTownOf(outcode)
    return town ? [{ outcode, slug: town.slug }] : []
  })
  const parts = slugs.map(slug => ({ slug, ...readPartSlug(slug) }))
  const names = parts.flatMap(({ whole }) => (postTownOf(whole) ? [] : [whole]))
  const [areas, points] = await Promise.all([
    names.length > 0 ? listAreas(db, names) : [],
    outcodes.length > 0 ? listOutcodePoints(db, outcodes) : [],
  ])
  const known = [...areas.map(area => fromArea(area, within)), ...points.map(point => fromOutcode(point, within))]
  const places = parts.flatMap(({ slug, whole, sides }) => {
    const place = known.find(one => one.slug === whole)
    return place
      ? [sides.length > 0 ? { ...place, slug, sides, label: formatPart({ sides, whole: place.label }) } : place]
      : []
  })
  return places.length === slugs.length ? places : undefined
}

function fromArea(area: Area, within: number): SearchPlace {
  const { slug, lat, lng, ids, kind } = area
  const common = { slug, label: formatPlace(area), lat, lng, placeIds: ids }
  if (kind === 'town') {
    return { ...common, kind: 'point', radius: within }
  } else {
    return { ...common, kind: kind === 'country' && area.country === 'GB' ? 'nationwide' : 'area', radius: 0 }
  }
}

function fromOutcode({ outcode, town, townId, lat, lng }: OutcodePoint, within: number): SearchPlace {
  const label = formatOutcode(outcode, postTownOf(outcode)?.name ?? town)
  return { slug: outcode, label, kind: 'point', lat, lng, radius: within, placeIds: [townId] }
}

const nearYou = (lat: number, lng: number, radius: number): SearchPlace => ({
  ...{ slug: '', label: 'Near you', kind: 'point', lat, lng, radius, placeIds: [] },
})

const isPoint = (degrees: number | undefined, most: number): degrees is number =>
  degrees !== undefined && Number.isFinite(degrees) && Math.abs(degrees) <= most
