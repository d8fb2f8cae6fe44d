import { MOST_PLACES, readPlaceRows, type Values } from '../profile'
import { DEFAULT_RADIUS, RADII } from '../search'
import { type Field, textOf } from './fields'

const describeRadius = (miles: number) => (miles === 0 ? 'In the place itself' : `Within ${miles} miles`)

/** Creates the field of preferred places: what is stored by its name, what was sent as it was typed. */
export function placesField(values: Values): Field {
  const rows = readPlaceRows(values)
    .map(({ place, name, radius }) => ({
      place: textOf(name ?? place).slice(0, 300),
      radius: textOf(radius) || String(DEFAULT_RADIUS),
    }))
    .filter(({ place }) => place !== '')
  const spare = Array.from({ length: Math.max(0, MOST_PLACES - rows.length) }, () => ({
    place: '',
    radius: String(DEFAULT_RADIUS),
  }))
  const own = rows.map(({ radius }) => Number(radius)).filter(Number.isInteger)
  const radii = [...new Set([...RADII, ...own])].sort((a, b) => a - b)
  const options = radii.map(miles => ({ value: String(miles), text: describeRadius(miles) }))
  return {
    name: 'places',
    kind: 'places',
    label: 'Places',
    hint: `Up to ${MOST_PLACES} towns, cities, counties or postcodes.`,
    optional: true,
    list: 'places',
    options,
    rows: [...rows, ...spare],
    value: rows.map(({ place, radius }) =>
      [place, options.find(({ value }) => value === radius)?.text.toLowerCase()].filter(Boolean).join(', '),
    ),
  }
}
