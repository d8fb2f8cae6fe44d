import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPay } from '../../host/features/public/jobs/pay'
import { readJobSalary } from '../../tools/importer/records/job-salary'

type Pay = ReturnType<typeof readJobSalary>
const read = (baseSalary: unknown, html = '') => readJobSalary({ title: 'Trainee', baseSalary }, html)
// The columns of a row that is stored have no undefined values.
const shown = (pay: Pay) => formatPay(pay as Parameters<typeof formatPay>[0])

const UNITS = {
  hour: { words: ['per hour', 'an hour', '/hr', 'ph', 'p/h', 'hourly'], least: 12, most: 30 },
  day: { words: ['per day', 'a day', 'pd', '/day'], least: 90, most: 300 },
  week: { words: ['per week', 'pw', 'a week', 'weekly'], least: 300, most: 900 },
  month: { words: ['per month', 'pcm', 'a month', 'monthly'], least: 1_500, most: 3_000 },
  year: { words: ['per annum', 'pa', 'p.a.', 'a year', '/annum', 'per year'], least: 18_000, most: 60_000 },
} as const
type Unit = keyof typeof UNITS

const amounts = fc.constantFrom(...(Object.keys(UNITS) as Unit[])).chain(unit =>
  fc.record({
    unit: fc.constant(unit),
    word: fc.constantFrom(...UNITS[unit].words),
    figure: fc.integer({ min: UNITS[unit].least, max: UNITS[unit].most }),
  }),
)
const years = amounts.filter(({ unit }) => unit === 'year')
const grouped = (figure: number) => figure.toLocaleString('en-GB')

const READ: readonly (readonly [string, (figure: string) => string])[] = [
  ['GBP', figure => `£${figure}`],
  ['GBP', figure => `GBP ${figure}`],
  ['GBP', figure => `${figure} GBP`],
  ['GBP', figure => `£ ${figure}`],
  ['USD', figure => `$${figure}`],
  ['USD', figure => `US$${figure}`],
  ['USD', figure => `${figure} US dollars`],
  ['EUR', figure => `€${figure}`],
  ['EUR', figure => `EUR ${figure}`],
  ['EUR', figure => `${figure} euros`],
]
const CODES = Intl.supportedValuesOf('currency').filter(code => !['GBP', 'USD', 'EUR', 'ALL', 'TOP'].includes(code))
const FOREIGN: readonly ((figure: string) => string)[] = [
  ...['A$', 'AU$', 'C$', 'CA$', 'NZ$', 'HK$', 'S$', 'R$', '₹', '¥', '₦', '₩', '₪', '₫', '₽', '฿'].map(
    sign => (figure: string) => `${sign}${figure}`,
  ),
  ...['rupees', 'Swiss francs', 'kroner', 'zloty', 'dirhams', 'rand', 'Australian dollars', 'CAD', 'chf'].map(
    name => (figure: string) => `${figure} ${name}`,
  ),
  figure => `Rs. ${figure}`,
  figure => `$${figure} AUD`,
]

describe('every form of pay', () => {
  it('in pounds, US dollars or euros has its figures, its unit and its currency', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...READ), ({ unit, word, figure }, [currency, money]) => {
        expect(read(`${money(grouped(figure))} ${word}`)).toEqual({
          salary_min_pence: figure * 100,
          salary_max_pence: figure * 100,
          salary_unit: unit,
          salary_currency: currency,
          salary_text: null,
        })
      }),
      { numRuns: 300 },
    )
  })

  it('in the figures of Europe is the same', () => {
    const cents = fc.constantFrom('', ',00')
    const money = fc.constantFrom(...READ)
    fc.assert(
      fc.property(years, money, cents, fc.boolean(), ({ word, figure }, [currency, write], end, isRange) => {
        const one = write(figure.toLocaleString('de-DE') + end)
        const pay = read(isRange ? `${one} - ${write((figure + 1_500).toLocaleString('de-DE') + end)} ${word}` : one)
        expect([one, pay.salary_min_pence, pay.salary_max_pence, pay.salary_currency]).toEqual([
          ...[one, figure * 100, (figure + (isRange ? 1_500 : 0)) * 100, currency],
        ])
      }),
      { numRuns: 200 },
    )
    expect(shown(read('£11,44 per hour'))).toBe('£11.44 an hour')
    expect(shown(read('£11.442 per hour'))).toBe('£11.442 per hour')
    expect(shown(read({ currency: 'EUR', value: { value: '2.400', unitText: 'MONTH' } }))).toBe('€2,400 a month')
  })

  it('in other money keeps its words', () => {
    const codes = fc.constantFrom(...CODES)
    const forms = fc.oneof(
      fc.constantFrom(...FOREIGN),
      codes.map(code => (figure: string) => `${code} ${figure}`),
      codes.map(code => (figure: string) => `${code}${figure}`),
      codes.map(code => (figure: string) => `${figure} ${code}`),
    )
    fc.assert(
      fc.property(amounts, forms, ({ word, figure }, money) => {
        const text = `${money(grouped(figure))} ${word}`
        expect(shown(read(text))).toBe(text)
      }),
      { numRuns: 300 },
    )
  })

  it('with another money in its fields never becomes pounds', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CODES), fc.boolean(), ({ unit, figure }, currency, inLetters) => {
        const pay = read({
          currency: inLetters ? `${currency} (net)` : currency,
          value: { value: figure, unitText: unit },
        })
        expect(pay.salary_unit === null ? pay.salary_text : pay.salary_currency).toBe(
          inLetters ? 'See the advert' : currency,
        )
      }),
      { numRuns: 200 },
    )
  })

  it('says what its bounds are, in either order', () => {
    const pairs = fc.tuple(years, fc.integer({ min: 500, max: 9_000 }))
    const bounds = fc.constantFrom<[string, (low: string, high: string) => string, boolean, boolean]>(
      ['to', (low, high) => `£${low} to £${high}`, true, true],
      ['-', (low, high) => `£${low} - £${high}`, true, true],
      ['swapped', (low, high) => `£${high} - £${low}`, true, true],
      ['between', (low, high) => `between £${low} and £${high}`, true, true],
      ['up to', (_, high) => `up to £${high}`, false, true],
      ['max', (_, high) => `max £${high}`, false, true],
      ['from', low => `from £${low}`, true, false],
      ['+', low => `£${low}+`, true, false],
      ['at least', low => `at least £${low}`, true, false],
      ...['‐', '‑', '→', '~', 'or', '&', 'and', 'rising to', 'in Leeds, in London'].map(
        (word): [string, (low: string, high: string) => string, boolean, boolean] => [
          word,
          (low, high) => `£${low} ${word} £${high}`,
          true,
          true,
        ],
      ),
      ['min max', (low, high) => `Min £${low} Max £${high}`, true, true],
      ['days, nights', (low, high) => `£${low} (days), £${high} (nights)`, true, true],
      ['under', (_, high) => `under £${high}`, false, true],
      ['not less', low => `not less than £${low}`, true, false],
      ['more', low => `more than £${low}`, true, false],
      ['£ max', (_, high) => `£${high} max`, false, true],
    )
    fc.assert(
      fc.property(pairs, bounds, ([{ figure, word }, more], [, write, hasLow, hasHigh]) => {
        const pay = read(`${write(grouped(figure), grouped(figure + more))} ${word}`)
        expect([pay.salary_min_pence, pay.salary_max_pence]).toEqual([
          hasLow ? figure * 100 : null,
          hasHigh ? (figure + more) * 100 : null,
        ])
      }),
      { numRuns: 200 },
    )
  })

  it('never shows what is paid on top, or to some, as the salary', () => {
    const top = fc.constantFrom(
      ...['OTE £X', 'on target earnings £X', 'potential earnings of £X', '£X OTE', 'OTE up to £X'].flatMap(extra => [
        `${extra} (basic £B)`,
        `basic £B, ${extra}`,
        `£B basic + ${extra}`,
      ]),
      '£B plus commission (OTE £X)',
      '£B + uncapped commission',
    )
    fc.assert(
      fc.property(years, fc.integer({ min: 10, max: 40 }), top, ({ figure }, more, form) => {
        const basic = Math.floor(figure / 1_000) * 1_000
        const text = form.replace('£B', `£${grouped(basic)}`).replace('£X', `£${basic / 1_000 + more}k`)
        const pay = read(text)
        expect([text, pay.salary_min_pence]).toEqual([text, basic * 100])
        expect(pay.salary_text).toMatch(/OTE|commission|^$/)
      }),
      { numRuns: 200 },
    )
    expect(['£45,000 OTE', '£22k - £45k OTE', 'Commission only, £50,000'].map(text => shown(read(text)))).toEqual([
      '£45,000 OTE',
      '£22k - £45k OTE',
      'Commission only, £50,000',
    ])
  })

  it.each([
    ['£24,570 pro rata (0.6 FTE, actual £14,742)', '£14,742 a year, £24,570 pro rata 0.6 FTE'],
    ['£23,500 FTE (£14,100 actual)', '£14,100 a year, £23,500 FTE'],
    ['£24,000 per annum pro rata', '£24,000 a year, pro rata'],
    ['circa £30k pa', '£30,000 a year, approximately'],
    ['£22k + uncapped commission', '£22,000 a year, plus commission'],
    ['£2,000 joining bonus, £25,000 pa', '£25,000 a year'],
    ['Band 5 £28,407 - £34,581', '£28,407 to £34,581 a year'],
    ['£65 per shift', '£65 per shift'],
    ['£13/£15/£18 per hour', '£13 to £18 an hour'],
    ['£95 a sleep-in + £12.60 per hour', '£95 a sleep-in + £12.60 per hour'],
    ['£28,000 (£14.36 per hour)', '£28,000 a year'],
    ['£14,742 (FTE £24,570)', '£14,742 a year'],
    ['£25,000 plus £20,000 of shares', '£25,000 a year'],
    ['c£25k', '£25,000 a year, approximately'],
    ['£0.00 - £0.00', ''],
    ['£500 per fortnight', '£500 per fortnight'],
    [28_000, '£28,000 a year'],
    [{ currency: 'GBP', value: { minValue: 30_000, maxValue: 25_000, unitText: 'YEAR' } }, '£25,000 to £30,000 a year'],
    [{ currency: 'GBP', value: { value: 28_000, unitText: 'annum' } }, '£28,000 a year'],
    [{ currency: 'GBP', minValue: 25_000, maxValue: 28_000, unitText: 'per year' }, '£25,000 to £28,000 a year'],
    [{ currency: 'GBP', value: { value: 25_000, unitCode: 'ANN' } }, '£25,000 a year'],
    [{ currency: 'AUD', value: { value: '$60,000', unitText: 'YEAR' } }, 'A$60,000 a year'],
    [{ currency: 'INR', value: { value: 1_200_000, unitText: 'YEAR' } }, 'See the advert'],
    [
      { currency: 'GBP', value: { minValue: '£25,000', maxValue: '£28k', unitText: 'per year' } },
      '£25,000 to £28,000 a year',
    ],
    [{ currency: 'CHF', value: { minValue: 'CHF 60,000', unitText: 'YEAR' } }, 'CHF 60,000 YEAR'],
    [[25_000, 28_000], 'See the advert'],
    [{ price: 28_000, priceCurrency: 'GBP' }, 'See the advert'],
    [{ currency: 'GBP', value: { value: 0, unitText: 'YEAR' } }, ''],
  ])('%j is shown as %s', (baseSalary, expected) => {
    expect(shown(read(baseSalary))).toBe(expected)
  })

  it('without a sign is not pounds abroad', () => {
    const paid = (baseSalary: string, addressCountry: string) =>
      shown(readJobSalary({ title: 'Trainee', baseSalary, jobLocation: { address: { addressCountry } } }))
    expect(paid('60,000 a year', 'FR')).toBe('60,000 a year')
    expect(paid('$60,000 a year', 'AU')).toBe('$60,000 a year')
    expect(paid('$60,000 a year', 'US')).toBe('$60,000 a year')
    expect(paid('£30,000 a year', 'FR')).toBe('£30,000 a year')
  })
})

describe('pay that only the text states', () => {
  it.each([
    ['<p>Join us.</p><p>Salary: £27,000 a year</p><p>Apply with a CV.</p>', '£27,000 a year'],
    ['<h3>Salary</h3><p>£27,000</p>', '£27,000 a year'],
    ['<p><strong>Pay rate:</strong> £12.21 per hour</p>', '£12.21 an hour'],
    ['<ul><li>Starting salary of £25,000 per annum</li></ul>', '£25,000 a year'],
    ['<p>You will earn £12.60 per hour. Parking is free.</p>', '£12.60 an hour'],
    ['<p>You will get a salary of £23,000 plus a £500 bonus.</p>', '£23,000 a year'],
    ['<p>The salary for this role is £24,000 to £26,000 pa.</p>', '£24,000 to £26,000 a year'],
    ['<p>We offer a starting salary of 31k.</p>', '£31,000 a year'],
    ['<p>Package: £26k + car</p>', '£26,000 a year'],
    ['<p>We give you a salary of £31,500 and 25 days of leave.</p>', '£31,500 a year'],
    ['<p>We pay the Real Living Wage (£12.60 per hour).</p>', '£12.60 an hour'],
    ['<p>File things. Salary: £22,000</p>', '£22,000 a year'],
    ['<p>Graduates are paid £30,000 in London and £27,000 elsewhere.</p>', 'See the advert'],
    ['<p>This role pays 26k.</p>', '£26,000 a year'],
    ['<p>The salary is 27,000 GBP per year.</p>', '£27,000 a year'],
    ['<p>We pay the Living Wage, currently £12.60 an hour.</p>', '£12.60 an hour'],
    ['<p>Be bold. OTE £40,000 in your first year.</p>', 'See the advert'],
    ['<p>Salary: CHF 60,000</p>', 'See the advert'],
    ['<p>Rate of pay: £65 per session</p>', 'See the advert'],
    ['<p>Our turnover is £20,000,000 a year. We have a training budget of £1,500 a year.</p>', ''],
    ['<p>Salary: competitive</p>', ''],
  ])('%s', (html, expected) => {
    expect(shown(readJobSalary({ title: 'Trainee' }, html))).toBe(expected)
    expect(shown(read('£30,000 a year', html))).toBe('£30,000 a year')
  })
})
