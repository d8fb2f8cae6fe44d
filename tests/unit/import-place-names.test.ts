import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPlaces } from '../../host/reference/places/gazetteer'
import { createPlaceResolver } from '../../tools/importer/values/places'

const places = (await listPlaces()).map((place, id) => ({ ...place, id }))
const resolve = createPlaceResolver(places)
const read = (text: string) =>
  resolve({ text }).places.map(({ placeId, name }) => (placeId === null ? name : places[placeId]?.slug))
const home = places.filter(({ country }) => country === 'GB')
const first = ({ name }: { name: string }) => /^(\p{L}+)[- ](?:upon|under|on|in|by|le|super|next)[- ]/iu.exec(name)?.[1]

describe('the name of a place', () => {
  it('is a county or region, and not the country behind it', () => {
    const names = home.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases])
    const areas = home.filter(
      ({ kind, name }) =>
        (kind === 'county' || kind === 'region') && names.filter(other => other === name.toLowerCase()).length === 1,
    )
    for (const [area, country] of areas.flatMap(area =>
      ['UK', 'England', 'GB'].map(country => [area, country] as const),
    )) {
      expect([area.name, country, read(`${area.name}, ${country}`)]).toEqual([area.name, country, [area.slug]])
    }
  })

  it('is its first word if the county follows, in full or shortened', () => {
    const named = new Set(home.map(({ name }) => name))
    const known = home.filter(place => {
      const short = first(place)
      return short && place.county && !named.has(short)
    })
    const keyOf = (place: (typeof home)[number]) => `${first(place) ?? ''} ${place.county ?? ''}`
    const keys = known.map(keyOf)
    const single = known.filter((_, i) => keys.indexOf(keys[i] ?? '') === keys.lastIndexOf(keys[i] ?? ''))
    const counties = new Map(home.filter(({ kind }) => kind === 'county').map(area => [area.name, area.aliases]))
    fc.assert(
      fc.property(fc.constantFrom(...single), fc.nat(), (town, number) => {
        const names = [town.county ?? '', ...(counties.get(town.county ?? '') ?? [])]
        const text = `${first(town) ?? ''}, ${names[number % names.length] ?? ''}`
        expect([text, read(text)]).toEqual([text, [town.slug]])
      }),
      { numRuns: 150 },
    )
    expect(
      ['Newcastle', 'Harrow, London', 'Newcastle, Staffs', 'Kingston', 'Richmond, Surrey', 'Ashford, Middlesex'].map(
        read,
      ),
    ).toEqual([
      ['newcastle-upon-tyne'],
      ['harrow'],
      ['newcastle-under-lyme'],
      ['kingston-upon-thames'],
      ['richmond-greater-london'],
      ['ashford-surrey'],
    ])
  })

  it('has words around it that name no other place', () => {
    const towns = fc.constantFrom('Leeds', 'Lewisham', 'Stoke-on-Trent', 'Port Talbot', 'Newham')
    const forms = fc.constantFrom<(name: string) => string>(
      ...['London Borough of', 'Royal Borough of', 'LB', 'City of', 'Within 10 miles of', '5 miles from'].map(
        words => (name: string) => `${words} ${name}`,
      ),
      ...['Airport', 'Science Park', 'Business Park', 'x 2', 'x3', 'area'].map(
        words => (name: string) => `${name} ${words}`,
      ),
      ...['GB-', 'UK-', 'GBR-', 'England-', 'United Kingdom-'].flatMap(code => [
        (name: string) => `${code}${name}`,
        (name: string) => `${code}${name}-Head Office`,
      ]),
    )
    fc.assert(
      fc.property(towns, forms, (name, form) => {
        const slug = name.toLowerCase().replaceAll(' ', '-')
        expect([form(name), read(form(name))]).toEqual([form(name), [slug]])
      }),
    )
  })

  it('is in the country of its island', () => {
    const countries = (text: string) => resolve({ text }).places.map(({ country }) => country)
    expect(
      [
        'Isle of Man',
        'Douglas, Isle of Man',
        'Jersey',
        'St Helier',
        'Guernsey',
        'Gibraltar',
        'Dublin 2',
        'Co. Cork',
        'County Louth',
      ].map(countries),
    ).toEqual(['IM', 'IM', 'JE', 'JE', 'GG', 'GI', 'IE', 'IE', null].map(code => [code]))
  })
})
