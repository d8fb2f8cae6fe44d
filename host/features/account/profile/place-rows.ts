import type { Values } from './sections'

/** Unvalidated; the radius is text from a form, a number from an API call. */
export interface PlaceRow {
  place: unknown
  name?: unknown
  radius?: unknown
  /** Index among the entered rows, including empty ones. */
  index: number
}

/**
 * A form has two lists, `places` and `radius`, with a row for each place; a single radius applies to all. An API call
 * has names, or objects with a radius each. Empty rows are dropped.
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
