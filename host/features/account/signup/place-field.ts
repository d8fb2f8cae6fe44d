import { DEFAULT_RADIUS, RADII } from '../../public/search'
import { MAX_PLACES, readPlaceRows, type Values } from '../profile'
import { type Field, textOf } from './fields'

const describeRadius = (miles: number) => (miles === 0 ? 'In the place itself' : `Within ${miles} miles`)

/** Shows stored places by name and submitted ones as entered, one per row. */
export function placesField(values: Values): Field {
  const given = readPlaceRows(values)
  const count = Math.max(MAX_PLACES, ...given.map(({ index }) => index + 1))
  const rows = Array.from({ length: Math.min(count, 2 * MAX_PLACES) }, (_, index) => {
    const row = given.find(item => item.index === index)
    return {
      place: textOf(row?.name ?? row?.place).slice(0, 300),
      radius: textOf(row?.radius) || String(DEFAULT_RADIUS),
    }
  })
  const own = rows.map(({ radius }) => Number(radius)).filter(Number.isInteger)
  const radii = [...new Set([...RADII, ...own])].sort((a, b) => a - b)
  const options = radii.map(miles => ({ value: String(miles), text: describeRadius(miles) }))
  return {
    name: 'places',
    kind: 'places',
    label: 'Places',
    hint: `Up to ${MAX_PLACES} towns, cities, counties or postcodes.`,
    optional: true,
    list: 'places',
    options,
    rows,
    value: rows
      .filter(({ place }) => place !== '')
      .map(({ place, radius }) =>
        [place, options.find(({ value }) => value === radius)?.text.toLowerCase()].filter(Boolean).join(', '),
      ),
  }
}
