import type { Values } from './sections'

/** A place as it was entered, with its radius: text from a form, a number from a call; unchecked. */
export interface PlaceRow {
  place: unknown
  /** What a stored place is called. */
  name?: unknown
  radius?: unknown
  /** Its place among the rows as they were entered, those without a place included. */
  index: number
}

/**
 * Returns the places of a form or of a call. A form has two lists, `places` and `radius`, with a row for each place; a
 * single radius is for all of them. A call has names, or objects with a radius each. Rows without a place are left out.
 */
export function readPlaceRows({ places, radius }: Values): PlaceRow[] {
  const rows = listOf(places).map((place, index) =>
    typeof place === 'object' && place !== null
      ? { place: undefined, ...place, index }
      : { place, radius: Array.isArray(radius) ? (radius as unknown[])[index] : radius, index },
  )
  return rows.filter(({ place }) => place !== '' && place !== null)
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())
