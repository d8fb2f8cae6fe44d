import { describe, expect, it } from 'vitest'
import type { KnownPlace } from '../../tools/importer/values/gazetteer'
import { createPlaceResolver, type PlaceText } from '../../tools/importer/values/places'

const town = (id: number, name: string, county: string, population: number, more: Partial<KnownPlace> = {}) => ({
  id,
  name,
  kind: 'town' as const,
  county,
  region: null,
  nation: 'England',
  country: 'GB',
  lat: 52,
  lng: -1,
  population,
  aliases: [],
  ...more,
})
const resolve = createPlaceResolver([
  town(1, 'London', 'Greater London', 9_000_000, { lat: 51.51, lng: -0.13 }),
  town(2, 'Leeds', 'West Yorkshire', 500_000, { lat: 53.8, lng: -1.55, slug: 'leeds' }),
  town(12, 'East London', '', 400_000, { nation: null, country: 'ZA' }),
  town(3, 'Newport', 'Newport', 130_000, { nation: 'Wales', lat: 51.59, lng: -3 }),
  town(4, 'Newport', 'Isle of Wight', 25_000, { lat: 50.7, lng: -1.29 }),
  town(5, 'Newcastle upon Tyne', 'Tyne and Wear', 300_000, { aliases: ['newcastle'], lat: 54.97, lng: -1.61 }),
  town(6, 'Perth', 'Perth and Kinross', 47_000, { nation: 'Scotland' }),
  town(7, 'Perth', '', 2_000_000, { nation: null, country: 'AU' }),
  town(8, 'Lyon', '', 500_000, { nation: null, country: 'FR' }),
  town(9, 'Southall', 'Greater London', 70_000, { lat: 51.51, lng: -0.38 }),
  town(10, 'Cumbria', '', 500_000, { kind: 'county' }),
  town(11, 'Scotland', '', 5_000_000, { kind: 'nation', nation: 'Scotland' }),
])
const read = (place: string | PlaceText) => {
  const { places, nationwide, remote } = resolve(typeof place === 'string' ? { text: place } : place)
  const found = places.map(({ name, placeId, outcode }) =>
    [name, placeId, outcode].filter(value => value !== null).join(' '),
  )
  return [...found, ...(nationwide ? ['nationwide'] : []), ...(remote ? ['remote'] : [])].join(' | ')
}

describe('createPlaceResolver', () => {
  it.each([
    ['London, England, England', 'London 1'],
    ['London,England', 'London 1'],
    ['London, South East England, England', 'London 1'],
    ['London, UK (Leeds Street)', 'London 1'],
    ['Leeds, West Yorkshire', 'Leeds 2'],
    ['Newport', 'Newport 3'],
    ['Newport, Isle of Wight', 'Newport 4'],
    ['Newcastle, Tyne & Wear', 'Newcastle upon Tyne 5'],
    ['Southall, London', 'Southall 9'],
    ['Ward 4, General Hospital, Leeds', 'Ward 4, General Hospital, Leeds 2'],
    ['Leeds, Leeds', 'Leeds 2'],
    ['Cumbria, Cumbria', 'Cumbria 10'],
    ['Scotland', 'Scotland 11'],
    ['Perth', 'Perth 6'],
    ['Lyon', 'Lyon 8'],
    ['Nether Wallop', 'Nether Wallop'],
    ['Chicago, IL', 'Chicago, IL'],
    ['London, ON, Canada', 'London, ON, Canada'],
    ['NYC', 'New York, NY'],
    ['UK', 'Somewhere in the UK'],
    ['United Kingdom, UK', 'Somewhere in the UK'],
    ['UK-wide', 'nationwide'],
    ['Anywhere in the UK', 'nationwide'],
    ['Remote', 'remote'],
    ['Birmingham, Alabama', 'Birmingham, Alabama'],
    ['Perth, Western Australia', 'Perth, Western Australia'],
    ['Remote in UK', 'United Kingdom | nationwide | remote'],
    ['Remote in USA', 'United States | remote'],
    ['Leeds or remote', 'Leeds 2 | remote'],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it('keeps the outward half of a postcode', () => {
    expect(read({ text: 'Leeds', postcode: 'LS1 3EX' })).toBe('Leeds 2 LS1')
  })

  it('lets the position decide, and keeps it', () => {
    expect(resolve({ text: 'Newport', lat: 50.71, lng: -1.3 }).places).toEqual([
      { name: 'Newport', outcode: null, placeId: 4, town: 'Newport', country: 'GB', lat: 50.71, lng: -1.3 },
    ])
    expect(read({ text: 'Leeds', lat: 51.2, lng: 0.5 })).toBe('Leeds')
  })

  it('does not take a place abroad for one at home', () => {
    expect(read({ text: 'London', country: 'US' })).toBe('London')
    expect(read({ text: 'Lyon, England' })).toBe('Lyon')
  })
})

describe('places that feeds name badly', () => {
  it.each([
    ['Shoreditch, East London', 'Shoreditch, East London 1'],
    ['East London', 'East London 1'],
    ['South East London', 'South East London 1'],
    ['Camden, London, England', 'Camden, London 1'],
    ['LS1 4DY', 'Leeds 2 LS1'],
    ['12 Park Row, LS1 4DY', '12 Park Row 2 LS1'],
    ['Remote in USA', 'United States | remote'],
    [{ text: 'Remote', country: 'US' }, 'United States | remote'],
    [{ text: 'Remote', country: 'GB' }, 'United Kingdom | nationwide | remote'],
    [{ text: 'GB', country: 'GB', postcode: 'LS1 4DY' }, 'Leeds 2 LS1'],
    [{ text: '', postcode: 'LS1' }, 'Leeds 2 LS1'],
  ] as const)('reads %j', (place, expected) => {
    expect(read(place)).toBe(expected)
  })
})
