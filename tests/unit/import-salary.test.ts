import { describe, expect, it } from 'vitest'
import { readJobSalary } from '../../tools/importer/records/job-salary'
import { readSalary, type SalaryHints } from '../../tools/importer/values/salary'

const year: SalaryHints = { unit: 'year', currency: 'GBP' }
const read = (text: string, hints: SalaryHints = year) => {
  const { minPence, maxPence, unit, currency, text: original } = readSalary(text, hints)
  return unit ? `${(minPence ?? 0) / 100}-${(maxPence ?? 0) / 100} ${currency}/${unit}` : `text: ${original ?? 'none'}`
}

describe('readSalary', () => {
  it.each([
    ['£22,000 to £24,000 a year', '22000-24000 GBP/year'],
    ['40000 - 45000/annum 40-45k + bonus, travel', '40000-45000 GBP/year'],
    ['£31,250 - £37,400 pa pro rata', '31250-37400 GBP/year'],
    ['28-34k with bonus', '28000-34000 GBP/year'],
    ['£38k', '38000-38000 GBP/year'],
    ['From 21,000 to 26,500 per year', '21000-26500 GBP/year'],
    ['£18.20 per hour (£35,490 per annum)', '18.2-18.2 GBP/hour'],
    ['£11,420.50 per annum (FTE £21,300 per annum)', '11420.5-11420.5 GBP/year'],
    ['£11.20p/h to £12.40p/h', '11.2-12.4 GBP/hour'],
    ['13 - 14.25/hour', '13-14.25 GBP/hour'],
    ['£12.50 ph', '12.5-12.5 GBP/hour'],
    ['£450.00 - £500.00 per day, negotiable', '450-500 GBP/day'],
    ['410.00 to 430.00 per week', '410-430 GBP/week'],
    ['$53K-$91K (Site est.)', '53000-91000 USD/year'],
    ['$24-$31 Per Hour(Site est.)', '24-31 USD/hour'],
    ['USD$90,000 - USD$135,000 per annum', '90000-135000 USD/year'],
    ['€50,000 - €80,000 per annum', '50000-80000 EUR/year'],
    ['Starting salary from £19,300 pro rata, per annum', '19300-0 GBP/year'],
    ['Up to £41,000 DOE', '0-41000 GBP/year'],
    ['£0 - £60000 per annum', '0-60000 GBP/year'],
    ['Band 6 £31,300 - £37,800 pro rata pa', '31300-37800 GBP/year'],
    ['£15.60 P/H / £33,400.50 P/A', '15.6-15.6 GBP/hour'],
    ['Grade 5 (£24,900)', '24900-24900 GBP/year'],
    ['£36,000-£41,500', '36000-41500 GBP/year'],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['Competitive salary', 'Competitive salary'],
    ['Band 5', 'Band 5'],
    ['£10.75 - £14.00', '£10.75 - £14.00'],
    ['£130 - £169 p/session', '£130 - £169 p/session'],
    ['60k - 90k OTE', '60k - 90k OTE'],
    ['£24,000 - £4,000,000 per annum', '£24,000 - £4,000,000 per annum'],
    ['£2 per year', '£2 per year'],
    ['£Competitive + Benefits', 'Competitive + Benefits'],
    ['Unspecified', 'none'],
    ['To define', 'none'],
    ['Salary not specified', 'none'],
    ['', 'none'],
  ])('leaves %s as text', (text, original) => {
    expect(read(text)).toBe(`text: ${original}`)
  })

  it('takes the fields if the text contains no figures', () => {
    expect(read('', { min: 14, max: 17, unit: 'hour', currency: 'USD' })).toBe('14-17 USD/hour')
    expect(read('Competitive', { min: 20_000, max: 25_000, ...year })).toBe('20000-25000 GBP/year')
    expect(read('', { min: 14, max: 17, unit: 'year' })).toBe('text: See the advert')
  })

  it('prefers the text to the fields', () => {
    expect(read('£17.94 per hour', { min: 30_157, max: 30_157, ...year })).toBe('17.94-17.94 GBP/hour')
    expect(read('Band 6', { min: 6, max: 6, ...year })).toBe('text: Band 6')
  })
})

describe('readJobSalary', () => {
  it.each(['hour', 'day', 'week', 'month', 'year'])('keeps the pay of a %s as that', unit => {
    const [minValue, maxValue] = { hour: [12, 14], day: [90, 110], week: [480, 520], month: [2_000, 2_200] }[unit] ?? [
      24_000, 26_000,
    ]
    const value = { minValue, maxValue, unitText: unit.toUpperCase() }
    const expected = {
      salary_min_pence: (minValue ?? 0) * 100,
      salary_max_pence: (maxValue ?? 0) * 100,
      salary_unit: unit,
    }
    expect(readJobSalary({ baseSalary: { currency: 'GBP', value } })).toMatchObject(expected)
  })
})
