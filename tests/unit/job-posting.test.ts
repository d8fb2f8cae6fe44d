import { describe, expect, it } from 'vitest'
import { jobPosting } from '../../host/features/jobs/json-ld'

type Row = Parameters<typeof jobPosting>[0]
type Place = Partial<Row['locations'][number]> & { name: string }

const row = (more: object, locations: Place[] = []) => {
  const unknown = { outcode: null, county: null, region: null, country: null }
  const common = { published_at: new Date('2026-03-01'), deadline_at: null, nationwide: false, pattern: null }
  const pay = { salary_min_pence: null, salary_max_pence: null, salary_unit: null, salary_text: null }
  const job = { ...common, ...pay, ...more, locations: locations.map(place => ({ ...unknown, ...place })) }
  return jobPosting(job as unknown as Row, 'https://firstrung.test') as Record<string, unknown>
}
const pay = (min: number | null, max: number | null, text: string | null = null) =>
  row({ salary_min_pence: min, salary_max_pence: max, salary_unit: 'year', salary_currency: 'GBP', salary_text: text })
    .baseSalary
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
    expect(row({}, [{ name: 'Boston, MA', country: 'US' }]).jobLocation).toEqual(
      at({ addressLocality: 'Boston, MA', addressCountry: 'US' }),
    )
    expect(row({}, [{ name: 'Somewhere in the UK', country: 'GB' }]).jobLocation).toEqual(at({ addressCountry: 'GB' }))
  })

  it('says where those who work from home may live only as far as the source does', () => {
    const remote = row({ pattern: 'remote', nationwide: true })
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
    expect(remote).not.toHaveProperty('applicantLocationRequirements')
    expect(remote).not.toHaveProperty('jobLocation')
    const abroad = row({ pattern: 'remote' }, [{ name: 'Germany', country: 'DE' }])
    expect(abroad.applicantLocationRequirements).toEqual([{ '@type': 'Country', name: 'Germany' }])
    expect(abroad).not.toHaveProperty('jobLocation')
  })
})
