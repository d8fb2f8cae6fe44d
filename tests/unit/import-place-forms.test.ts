import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPlaces } from '../../host/reference/places/gazetteer'
import { readJob } from '../../tools/importer/records/job'
import { readLocations } from '../../tools/importer/records/job-places'
import { indexByName, isInLondon, normalise } from '../../tools/importer/values/gazetteer'
import { createPlaceResolver } from '../../tools/importer/values/places'

const places = (await listPlaces()).map((place, id) => ({ ...place, id }))
const slugs = new Map(places.map(({ id, slug }) => [id, slug]))
const resolve = createPlaceResolver(places)
const read = (jobLocation: unknown, more = {}) => {
  const { found, nationwide, remote, hybrid } = readLocations({ jobLocation, ...more }, resolve)
  return {
    places: found.map(({ placeId, name }) => (placeId === null ? name : slugs.get(placeId))),
    mode: [nationwide ? 'nationwide' : '', remote ? 'remote' : '', hybrid ? 'hybrid' : ''].filter(Boolean).join(' '),
    countries: found.map(({ country }) => country),
    outcodes: found.map(({ outcode }) => outcode),
  }
}
const address = (fields: object) => ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...fields } })

/** Towns that are not parts of each other; some with a connector in their name or their county. */
const TOWNS: readonly (readonly [string, string])[] = [
  ['Leeds', 'leeds'],
  ['Leeds, West Yorkshire', 'leeds'],
  ['Sheffield', 'sheffield'],
  ['London', 'london'],
  ['Cardiff', 'cardiff'],
  ['Bristol', 'bristol'],
  ['Hull', 'kingston-upon-hull'],
  ['Brighton and Hove', 'brighton'],
  ['Newcastle upon Tyne, Tyne and Wear', 'newcastle-upon-tyne'],
  ['Newport, Isle of Wight', 'newport-isle-of-wight'],
  ['Edinburgh, Scotland', 'edinburgh'],
  ['Stoke-on-Trent', 'stoke-on-trent'],
  ['Port Talbot', 'port-talbot'],
  ['Bury St Edmunds', 'bury-st-edmunds'],
]
const towns = fc.constantFrom(...TOWNS)
const lists = fc.uniqueArray(towns, { minLength: 2, maxLength: 4, selector: ([, slug]) => slug })
const MODES: readonly (readonly [string, string])[] = [
  ...['Hybrid', 'hybrid working', 'Hybrid remote', 'HYBRID', '3 days a week in the office'].map(
    mode => [mode, 'hybrid'] as const,
  ),
  ...['Remote', 'Fully remote', 'Work from home', 'Home based', 'WFH', '100% remote'].map(
    mode => [mode, 'remote'] as const,
  ),
  ...['On-site', 'Office based', '5 days a week in the office'].map(mode => [mode, ''] as const),
]

describe('every form of a place', () => {
  it('is read without commas between a town and the areas around it', () => {
    const names = indexByName(places)
    // "Clayton West Yorkshire" may be Clayton or Clayton West.
    const begins = new Set(places.flatMap(({ name }) => name.split(' ').map((_, i, all) => all.slice(0, i).join(' '))))
    const known = places.filter(
      ({ kind, country, county, region, name }) =>
        kind === 'town' &&
        country === 'GB' &&
        county &&
        region &&
        names.get(normalise(name))?.length === 1 &&
        !begins.has(name) &&
        !name.includes(',') &&
        !isInLondon(name.toLowerCase()),
    )
    const ends = fc.constantFrom<(place: (typeof places)[number]) => string>(
      ({ county }) => `${county ?? ''}`,
      ({ county, region }) => `${county ?? ''} ${region ?? ''}`,
      ({ county }) => `${county ?? ''} UK`,
      ({ region }) => `${region ?? ''} United Kingdom`,
    )
    fc.assert(
      fc.property(fc.constantFrom(...known), ends, (town, end) => {
        const text = `${town.name} ${end(town)}`
        expect([text, read(address({ addressLocality: text })).places]).toEqual([text, [town.slug]])
      }),
      { numRuns: 300 },
    )
  })

  it.each(['Derby Road Nottingham', 'Lincoln College Oxford', 'Home Office Croydon', 'Reading Room'])(
    'is not cut out of another name: %s',
    text => expect(read(address({ addressLocality: text })).places).toEqual([text]),
  )

  it('is read with a mode of working on either side of it', () => {
    const forms = fc.constantFrom<(place: string, mode: string) => string>(
      (place, mode) => `${mode} - ${place}`,
      (place, mode) => `${place} - ${mode}`,
      (place, mode) => `${mode}, ${place}`,
      (place, mode) => `${place}, ${mode}`,
      (place, mode) => `${place} (${mode})`,
      (place, mode) => `${mode} (${place})`,
      (place, mode) => `${place}/${mode}`,
      (place, mode) => `${place} / ${mode}`,
      (place, mode) => `${mode} | ${place}`,
      (place, mode) => `${place}; ${mode}`,
      (place, mode) => `${mode} in ${place}`,
      (place, mode) => `${place} or ${mode}`,
    )
    fc.assert(
      fc.property(towns, fc.constantFrom(...MODES), forms, ([name, slug], [words, mode], form) => {
        const text = form(name, words)
        expect([text, read(text)]).toMatchObject([text, { places: [slug], mode }])
      }),
      { numRuns: 300 },
    )
  })

  it('is one of a list', () => {
    const between = fc.constantFrom('; ', ';', ' | ', ' / ', '/', ' • ', '\n', ' or ', ' and ', ' & ', ' + ')
    fc.assert(
      fc.property(lists, between, (list, separator) => {
        const text = list.map(([name]) => name).join(separator)
        expect([text, read(text).places]).toEqual([text, list.map(([, slug]) => slug)])
      }),
      { numRuns: 200 },
    )
    const bare = fc.uniqueArray(fc.constantFrom(...TOWNS.filter(([name]) => !/,|and/.test(name))), {
      minLength: 3,
      maxLength: 4,
      selector: ([, slug]) => slug,
    })
    fc.assert(
      fc.property(bare, fc.constantFrom(' and ', ' or ', ' & ', ', and ', ', '), (list, last) => {
        const names = list.map(([name]) => name)
        const text = `${names.slice(0, -1).join(', ')}${last}${names.at(-1)}`
        expect([text, read(text).places]).toEqual([text, list.map(([, slug]) => slug)])
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    ['Edinburgh, Glasgow, Scotland, UK', ['edinburgh', 'glasgow']],
    ['Leeds, West Yorkshire, UK', ['leeds']],
    ['Scotland, Wales', ['scotland', 'wales']],
  ])('is followed by the areas of all of them: %s', (text, expected) => {
    expect(read(text).places).toEqual(expected)
  })

  it('has its position with or without a country, and with nothing but a postcode', () => {
    const countries = fc.constantFrom(undefined, 'GB', 'UK', 'United Kingdom', 'England', 'gb')
    const codes = fc.constantFrom(
      ['WA16 6AA', 'knutsford'],
      ['S60 1AA', 'rotherham'],
      ['CV11 4AA', 'nuneaton'],
      ['M1 1AE', 'manchester'],
    )
    fc.assert(
      fc.property(countries, codes, (addressCountry, [postalCode, slug]) => {
        expect(read(address({ addressCountry, postalCode })).places).toEqual([slug])
        expect(read(address({ addressCountry, addressLocality: 'Leeds' })).places).toEqual(['leeds'])
      }),
      { numRuns: 40 },
    )
    expect(['WA16', 'S60', 'CV11'].flatMap(outcode => read(outcode).places)).toEqual([
      'knutsford',
      'rotherham',
      'nuneaton',
    ])
  })

  it('is for the whole UK only if the advert says so', () => {
    const countries = fc.constantFrom('USA', 'US', 'Canada', 'DE', 'United Kingdom', 'GB', '')
    const remote = fc.constantFrom('Remote', 'Work from home', undefined)
    const holder = fc.constantFrom(
      (text?: string, country?: string) => ({
        jobLocation: text && address({ addressLocality: text, addressCountry: country }),
        applicantLocationRequirements: text ? undefined : { '@type': 'Country', name: country },
      }),
      (text?: string, country?: string) => ({
        jobLocation: text && address({ addressLocality: text }),
        applicantLocationRequirements: country && [{ '@type': 'Country', name: country }],
      }),
    )
    fc.assert(
      fc.property(remote, countries, holder, (text, country, write) => {
        const { jobLocation, ...more } = { ...write(text, country), jobLocationType: 'TELECOMMUTE' }
        const isHome = ['United Kingdom', 'GB'].includes(country)
        expect([text, country, read(jobLocation, more).mode]).toEqual([
          ...[text, country, isHome ? 'nationwide remote' : 'remote'],
        ])
      }),
    )
  })

  it.each(['Harrow', 'Ealing', 'Ilford', 'Uxbridge', 'Walthamstow', 'Wimbledon', 'Shoreditch', 'Port Talbot'])(
    'is known: %s',
    name => {
      expect(read(name).places).toEqual([name.toLowerCase().replace(' ', '-')])
    },
  )

  it.each([
    ['UK', 'Somewhere in the UK', ''],
    ['United Kingdom', 'Somewhere in the UK', ''],
    ['Hybrid, UK', 'Somewhere in the UK', 'hybrid'],
    ['Multiple UK locations', 'Several places in the UK', ''],
    ['Various sites across the UK', 'Several places in the UK', ''],
    ['Multiple locations', 'Several places', ''],
    ['Multiple locations (Leeds, Hull)', 'leeds kingston-upon-hull', ''],
    ['Leeds and 3 other locations', 'leeds', ''],
    ['UK-wide', '', 'nationwide'],
    ['Anywhere in the UK', '', 'nationwide'],
    ['Remote', '', 'remote'],
    ['Remote, UK', 'United Kingdom', 'nationwide remote'],
    ['Remote (US only)', 'United States', 'remote'],
    ['London or remote (UK)', 'london', 'remote'],
    ['Wales', 'wales', ''],
    ['Leeds area', 'leeds', ''],
    ['nr. Leeds', 'leeds', ''],
    ['Our Leeds office', 'leeds', ''],
    ['The Leeds office', 'leeds', ''],
    ['England, Scotland and Wales', 'england scotland wales', ''],
    ['North-East, North-West & Yorkshire', 'north-east north-west yorkshire-and-the-humber', ''],
    ['Based in Leeds LS1', 'leeds', ''],
  ])('%s', (text, expected, mode) => {
    expect([read(text).places.join(' '), read(text).mode]).toEqual([expected, mode])
  })

  it.each([
    ['Southall, London', 'southall'],
    ['Lincolnshire East Midlands', 'lincolnshire'],
    ['Bloxwich, Walsall', 'walsall'],
    ['Norfolk and Norwich University Hospital, Norwich', 'norwich'],
    ['Swift House or Charter House, Chelmsford', 'chelmsford'],
    ['Derry/Londonderry', 'derry'],
    ['Hull and East Yorkshire', 'kingston-upon-hull'],
  ])('is one address: %s', (text, slug) => {
    expect(read(text).places).toEqual([slug])
  })

  it('of several has the postcode that is close to it', () => {
    const found = read(address({ addressLocality: 'Taunton, Chippenham or Saltash', postalCode: 'SN15 1AA' }))
    expect(found).toMatchObject({ places: ['taunton', 'chippenham', 'saltash'], outcodes: [null, 'SN15', null] })
  })

  it('of one name among others is the one of its postcode', () => {
    expect(read(address({ addressLocality: 'Newport', postalCode: 'PO30 1AA' })).places).toEqual([
      'newport-isle-of-wight',
    ])
  })

  it('with a code of its country or state is abroad, also if the UK has a town of this name', () => {
    const towns = { AU: ['Perth', 'Melbourne'], US: ['Boston', 'Cambridge'], NZ: ['Wellington'], CA: ['Hamilton'] }
    const ends = {
      AU: [', WA', ', VIC', ' WA 6000', ', AU', ', Australia'],
      US: [', MA', ' MA', ', MA 02139', ', USA'],
      NZ: [', NZ', ', New Zealand'],
      CA: [', ON', ' ON', ', Ontario'],
    }
    for (const country of Object.keys(towns) as (keyof typeof towns)[]) {
      for (const text of towns[country].flatMap(town => ends[country].map(end => town + end))) {
        expect([text, ...read(text).places, ...read(text).countries]).toEqual([text, text, country])
      }
    }
    expect(read(address({ addressLocality: 'Perth', addressRegion: 'WA', addressCountry: 'AU' })).countries).toEqual([
      'AU',
    ])
    // Two countries have a state WA, and many have postcodes of five digits.
    expect(read('Zorbton, WA').countries).toEqual([null])
    expect(read(address({ addressLocality: 'Cambridge', postalCode: '02139' }))).toMatchObject({
      places: ['Cambridge'],
      countries: [null],
    })
    expect(read(address({ addressCountry: 'HK' })).places).toEqual(['Hong Kong'])
  })

  it('abroad makes a spring internship no spring week', () => {
    const context = { now: new Date(), shift: (_: string, date: Date) => date, remark: () => undefined }
    const typeOf = (jobLocation: string, title = 'Spring Intern', description = '') =>
      readJob({ title, description, jobLocation, hiringOrganization: 'Fen' }, { ...context, resolvePlace: resolve })
        .typeSlug
    expect(['Leeds', 'Boston, MA', 'Leeds; Paris'].map(place => typeOf(place))).toEqual([
      ...['spring-week', 'off-cycle-internship', 'spring-week'],
    ])
    expect(typeOf('Paris', 'Spring Week')).toBe('spring-week')
    expect(typeOf('Leeds', 'Spring Internship', 'A three-month internship.')).toBe('off-cycle-internship')
  })

  it.each([
    ['Derby, DE', 'derby'],
    ['Lancaster, LA', 'lancaster'],
    ['Frodsham, WA', 'frodsham'],
    ['Dover, DE', 'Dover, DE'],
    ['Lancaster, CA', 'Lancaster, CA'],
    ['Belfast, NI', 'belfast'],
  ])('may end with the area of its postcodes: %s', (text, place) => {
    expect(read(text).places).toEqual([place])
  })

  it('abroad keeps its country', () => {
    expect(read(address({ addressLocality: 'Boston', addressRegion: 'MA', addressCountry: 'US' })).countries).toEqual([
      'US',
    ])
    expect(['Paris, France', 'Boston, MA', 'Berlin, Germany'].flatMap(text => read(text).countries)).toEqual([
      'FR',
      'US',
      'DE',
    ])
    const remote = { applicantLocationRequirements: [{ '@type': 'Country', name: 'Germany' }, { name: 'FR' }] }
    expect(read(null, remote)).toMatchObject({ places: ['Germany', 'France'], countries: ['DE', 'FR'], mode: 'remote' })
    expect(read(null)).toMatchObject({ places: [], mode: '' })
  })
})
