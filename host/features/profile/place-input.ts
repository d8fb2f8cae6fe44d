import * as v from 'valibot'
import { DEFAULT_RADIUS } from '../search'
import type { Lists } from './lists'
import { MOST_PLACES } from './options'
import type { PlaceRow } from './place-rows'

/** Miles. The form offers the radii of the search; a call may send others. */
const FURTHEST = 100

interface ChosenPlace {
  place_id: number
  outcode: string | null
  radius_miles: number
}

/** Places with a radius each, from rows that `readPlaceRows` has read. */
export const placeFields = (lists: Lists) =>
  v.pipe(
    v.custom<PlaceRow[]>(Array.isArray),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const rows = dataset.value
      const message = describeUnknown(rows, lists) ?? rows.flatMap(row => describeRadius(row) ?? [])[0]
      if (message) {
        addIssue({ message })
        return NEVER
      }
      const chosen = rows.flatMap(row => choose(row, lists) ?? [])
      return [...new Map(chosen.map(place => [place.outcode ?? place.place_id, place])).values()]
    }),
    v.maxLength(MOST_PLACES, `You can add up to ${MOST_PLACES} places`),
  )

function choose({ place: text, radius }: PlaceRow, lists: Lists): ChosenPlace | undefined {
  const place = lists.place(String(text))
  const miles = isGiven(radius) ? Number(radius) : DEFAULT_RADIUS
  return place && { place_id: place.id, outcode: place.outcode, radius_miles: miles }
}

/** Names every text that names no place and, for a single one, what it may have meant. */
function describeUnknown(rows: readonly PlaceRow[], lists: Lists): string | undefined {
  const unknown = rows.map(({ place }) => place).filter(text => typeof text !== 'string' || !lists.place(text))
  if (unknown.some(text => typeof text !== 'string')) {
    return 'Enter a place'
  }
  const names = unknown.map(text => `"${String(text).slice(0, 100)}"`)
  const [alike] = unknown.length === 1 ? lists.alike(String(unknown[0])) : []
  const advice = alike ? `Did you mean ${alike}?` : 'Enter a town, city, county or postcode'
  return names.length > 0 ? `We could not find ${names.join(' or ')}. ${advice}` : undefined
}

const isGiven = (radius: unknown) => radius !== undefined && radius !== null && radius !== ''

function describeRadius({ place, radius }: PlaceRow): string | undefined {
  const isValid = !isGiven(radius) || (/^\d{1,3}$/.test(String(radius)) && Number(radius) <= FURTHEST)
  return isValid ? undefined : `Choose how far from ${String(place).slice(0, 100)} from the list`
}

/** Returns the texts of rows, which have to be looked up before they can be checked. */
export function enteredPlaces(rows: readonly PlaceRow[]): string[] {
  const texts = rows.map(({ place }) => place)
  return texts
    .filter((text): text is string => typeof text === 'string' && text !== '' && text.length <= 100)
    .slice(0, 20)
}
