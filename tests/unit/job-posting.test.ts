import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jobPosting } from '../../host/features/public/jobs/json-ld'
import { faultsOf, type Linked } from '../support/json-ld'

type Row = Parameters<typeof jobPosting>[0]
type Place = Partial<Row['locations'][number]> & { name: string }

const row = (more: object, locations: Place[] = []) => {
  const unknown = { outcode: null, county: null, region: null, country: null }
  const text = { title: 'Engineer', company_name: 'Halden Rail', description: `<p>${'Plan and build. '.repeat(7)}</p>` }
  const common = { published_at: new Date('2026-03-01'), deadline_at: null, nationwide: false, pattern: null }
  const pay = { salary_min_pence: null, salary_max_pence: null, salary_unit: null, salary_text: null }
  const job = { ...text, ...common, ...pay, ...more, locations: locations.map(place => ({ ...unknown, ...place })) }
  return jobPosting(job as unknown as Row, 'https://firstrung.test') as Linked | null
}
const LEEDS = [{ name: 'Leeds', country: 'GB' }]
const pay = (min: number | null, max: number | null, text: string | null = null) =>
  row(
    { salary_min_pence: min, salary_max_pence: max, salary_unit: 'year', salary_currency: 'GBP', salary_text: text },
    LEEDS,
  )?.baseSalary
const amount = (given: object) => ({
  '@type': 'MonetaryAmount',
  currency: 'GBP',
  value: { '@type': 'QuantitativeValue', ...given, unitText: 'YEAR' },
})
const at = (fields: object) => [{ '@type': 'Place', address: { '@type': 'PostalAddress', ...fields } }]

describe('linked data of a job', () => {
  it('has the bounds that the source gives, and no full-time rate for fewer hours', () => {
    expect(pay(2_400_000, 2_400_000)).toEqual(amount({ value: 24_000 }))
    expect(pay(2_400_000, 2_600_000)).toEqual(amount({ minValue: 24_000, maxValue: 26_000 }))
    expect(pay(null, 2_600_000)).toEqual(amount({ maxValue: 26_000 }))
    expect(pay(2_400_000, null)).toEqual(amount({ minValue: 24_000 }))
    expect(pay(2_400_000, 2_400_000, 'pro rata')).toBeUndefined()
    expect(pay(null, null, 'CHF 70,000')).toBeUndefined()
  })

  it('has the country of a place abroad', () => {
    expect(row({}, [{ name: 'Boston, MA', country: 'US' }])?.jobLocation).toEqual(
      at({ addressLocality: 'Boston, MA', addressCountry: 'US' }),
    )
    expect(row({}, [{ name: 'Somewhere in the UK', country: 'GB' }])?.jobLocation).toEqual(at({ addressCountry: 'GB' }))
  })

  it('says where those who work from home may live only as far as the source does', () => {
    const remote = row({ pattern: 'remote' }, LEEDS)
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE', jobLocation: [{ '@type': 'Place' }] })
    expect(remote).not.toHaveProperty('applicantLocationRequirements')
    const abroad = row({ pattern: 'remote' }, [{ name: 'Germany', country: 'DE' }])
    expect(abroad?.applicantLocationRequirements).toEqual([{ '@type': 'Country', name: 'Germany' }])
    expect(abroad).not.toHaveProperty('jobLocation')
  })

  it('is left out exactly if search engines would refuse it, and is otherwise whole', () => {
    fc.assert(
      fc.property(adverts, ({ locations, ...job }) => {
        const posting = row(job, locations)
        const hasCountry = locations.some(({ country }) => country !== null)
        const hasPlace = job.nationwide ? job.pattern !== 'remote' || locations.some(isCountry) : hasCountry
        expect(posting !== null).toBe(job.company_name.trim() !== '' && hasPlace && job.words >= 50)
        expect(posting ? faultsOf(posting) : []).toEqual([])
      }),
    )
  })
})

const isCountry = ({ name, country }: { name: string; country: string | null }) =>
  (name === 'United Kingdom' && country === 'GB') || (name === 'Norway' && country === 'NO')
const MARKS = ['</p><p>', ' ', '&nbsp;', '\n\n', '<br>']
const text = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.constantFrom(...MARKS)).map(([words, mark]) => ({
  words,
  description: words > 0 ? `<p>${Array.from({ length: words }, () => 'a').join(mark)}b</p>` : '',
}))
const adverts = fc
  .record({
    text,
    company_name: fc.constantFrom('Halden Rail', '', ' '),
    pattern: fc.constantFrom('remote', 'hybrid', 'on-site', null),
    nationwide: fc.boolean(),
    deadline_at: fc.constantFrom(null, new Date('2026-04-01')),
    type_slug: fc.constantFrom('placement', 'graduate-scheme', null),
    salary_min_pence: fc.constantFrom(null, 2_400_000),
    salary_max_pence: fc.constantFrom(null, 2_400_000, 2_600_000),
    salary_unit: fc.constantFrom('hour', 'year', null),
    salary_currency: fc.constant('GBP'),
    locations: fc.array(
      fc.record({
        name: fc.constantFrom('Leeds', 'Springfield', 'United Kingdom', 'Norway', 'Several places'),
        country: fc.constantFrom('GB', 'NO', null),
        outcode: fc.constantFrom('LS1', null),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ text: { words, description }, ...job }) => ({ ...job, words, description }))
