import * as v from 'valibot'
import { DEFAULT_RADIUS } from '../../public/search'
import type { Lists } from './lists'
import { MAX_PLACES } from './options'
import type { PlaceRow } from './place-rows'

/** Miles. The form offers the radii of the search; an API call may send others. */
const FURTHEST = 100

interface ChosenPlace {
  place_id: number
  outcode: string | null
  radius_miles: number
}

export const placeFields = (lists: Lists) =>
  v.pipe(
    v.custom<PlaceRow[]>(Array.isArray),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const rows = dataset.value
      for (const row of rows) {
        const message = describeUnknown(row, lists) ?? describeRadius(row)
        if (message) {
          addIssue({ message, path: [pathOf(rows, row)] })
        }
      }
      if (dataset.issues) {
        return NEVER
      }
      const chosen = rows.flatMap(row => choose(row, lists) ?? [])
      return [...new Map(chosen.map(place => [place.outcode ?? place.place_id, place])).values()]
    }),
    v.maxLength(MAX_PLACES, `You can add up to ${MAX_PLACES} places`),
  )

function choose({ place: text, radius }: PlaceRow, lists: Lists): ChosenPlace | undefined {
  const place = lists.place(String(text))
  const miles = isGiven(radius) ? Number(radius) : DEFAULT_RADIUS
  return place && { place_id: place.id, outcode: place.outcode, radius_miles: miles }
}

/** An error names its row: `places.1` is the second one. */
const pathOf = (rows: PlaceRow[], row: PlaceRow): v.ArrayPathItem => ({
  type: 'array',
  origin: 'value',
  input: rows,
  key: row.index,
  value: row,
})

function describeUnknown({ place: text }: PlaceRow, lists: Lists): string | undefined {
  if (typeof text !== 'string') {
    return 'Enter a place'
  }
  if (lists.place(text)) {
    return undefined
  }
  const [alike] = lists.alike(text)
  const advice = alike ? `Did you mean ${alike}?` : 'Enter a town, city, county or postcode'
  return `We could not find "${text.slice(0, 100)}". ${advice}`
}

const isGiven = (radius: unknown) => radius !== undefined && radius !== null && radius !== ''

function describeRadius({ place, radius }: PlaceRow): string | undefined {
  const isValid = !isGiven(radius) || (/^\d{1,3}$/.test(String(radius)) && Number(radius) <= FURTHEST)
  return isValid ? undefined : `Choose how far from ${String(place).slice(0, 100)} from the list`
}

/** Places must be looked up before validation. */
export function enteredPlaces(rows: readonly Pick<PlaceRow, 'place'>[]): string[] {
  const texts = rows.map(({ place }) => place)
  return texts
    .filter((text): text is string => typeof text === 'string' && text !== '' && text.length <= 100)
    .slice(0, 20)
}
