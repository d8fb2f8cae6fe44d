import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY } from '../../host/lib/durations'
import { deadline, deadlineInFull } from '../../host/lib/formats'
import { endOfDay, isNoDate, readDate } from '../../host/lib/read-date'

const NOW = new Date('2026-03-10T15:30:00Z')
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]
const iso = (value: unknown) => readDate(value)?.at.toISOString()
const two = (value: number) => String(value).padStart(2, '0')

interface Day {
  y: number
  m: number
  d: number
}

/** The ways to write a day. */
const dayForms: ((day: Day) => string)[] = [
  ...['-', '/', '.'].flatMap(by => [
    ({ y, m, d }: Day) => [y, two(m), two(d)].join(by),
    ({ y, m, d }: Day) => [two(d), two(m), y].join(by),
    ({ y, m, d }: Day) => [d, m, two(y % 100)].join(by),
  ]),
  ...[(name: string) => name, (name: string) => name.slice(0, 3), (name: string) => name.toUpperCase()].flatMap(
    short => {
      const name = ({ m }: Day) => short(MONTHS[m - 1] ?? '')
      return [
        (day: Day) => `${day.d} ${name(day)} ${day.y}`,
        (day: Day) => `${day.d}th ${name(day)}, ${day.y}`,
        (day: Day) => `${day.d}th of ${name(day)} ${day.y}`,
        (day: Day) => `${two(day.d)}-${name(day)}-${two(day.y % 100)}`,
        (day: Day) => `${two(day.d)}${name(day)}${day.y}`,
        (day: Day) => `${name(day)} ${day.d}, ${day.y}`,
        (day: Day) => `Thursday, ${name(day)} ${day.d}th ${day.y}`,
        (day: Day) => `${day.y} ${name(day)} ${day.d}`,
      ]
    },
  ),
]

interface Time {
  h: number
  min: number
}

const half = ({ h, min }: Time, by: string, word: readonly [string, string]) =>
  `${h % 12 || 12}${by}${two(min)}${word[h < 12 ? 0 : 1]}`
/** The ways to write a time before or after a day. */
const timeForms: ((time: Time) => string)[] = [
  ...[':', '.'].map(
    by =>
      ({ h, min }: Time) =>
        `${two(h)}${by}${two(min)}`,
  ),
  ({ h, min }) => `${two(h)}:${two(min)}:00`,
  ({ h, min }) => `at ${two(h)}:${two(min)}:00.000`,
  time => half(time, ':', ['am', 'pm']),
  time => half(time, '.', [' a.m.', ' p.m.']),
  time => `at ${half(time, ':', [' AM', ' PM'])}`,
  ({ h, min }) => `${two(h)}${two(min)}hrs`,
]
const zones: readonly (readonly [string, number | undefined])[] = [
  ['', undefined],
  [' UK time', undefined],
  [' Z', 0],
  [' UTC', 0],
  [' GMT', 0],
  ['+01:00', 60],
  [' +0100', 60],
  [' BST', 60],
  ['-05:00', -300],
  [' EST', -300],
]

const days = fc
  .date({ min: new Date('2013-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map(at => ({ y: at.getUTCFullYear(), m: at.getUTCMonth() + 1, d: at.getUTCDate() }))
const times = fc.record({ h: fc.integer({ min: 0, max: 23 }), min: fc.integer({ min: 1, max: 59 }) })
const london = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' })

describe('every form of a date', () => {
  it('is read as its day where it has no time, and the deadline then says only the day', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...dayForms), (day, form) => {
        const read = readDate(form(day))
        expect([read?.at.toISOString().slice(0, 10), read?.dayOnly]).toEqual([
          `${day.y}-${two(day.m)}-${two(day.d)}`,
          true,
        ])
        expect(read && deadlineInFull(endOfDay(read))).toBe(`${day.d} ${MONTHS[day.m - 1]} ${day.y}`)
      }),
      { numRuns: 200 },
    )
  })

  it('is read with its time and zone, before or after the day, and UK time without one', () => {
    const order = fc.constantFrom('T', 'after', 'before')
    const input = fc.tuple(days, times, fc.constantFrom(...dayForms), fc.constantFrom(...timeForms), order)
    fc.assert(
      fc.property(input, fc.constantFrom(...zones), ([day, time, dayForm, timeForm, place], [zone, ahead]) => {
        const [date, clock] = [dayForm(day), `${timeForm(time)}${zone}`]
        const text =
          place === 'T'
            ? `${day.y}-${two(day.m)}-${two(day.d)}T${two(time.h)}:${two(time.min)}:00${zone}`
            : place === 'after'
              ? `${date} ${clock}`
              : `${clock} on ${date}`
        const wall = Date.UTC(day.y, day.m - 1, day.d, time.h, time.min)
        const read = readDate(text)
        expect([text, read?.dayOnly]).toEqual([text, false])
        if (ahead === undefined) {
          // An hour that clocks skip in spring is read as the hour after it.
          const shown = read && london.format(read.at)
          const skipped = new Date(wall + 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
          expect([new Date(wall).toISOString().slice(0, 16).replace('T', ' '), skipped]).toContain(shown)
        } else {
          expect([text, read?.at.getTime()]).toEqual([text, wall - ahead * 60_000])
        }
      }),
      { numRuns: 400 },
    )
  })
})

describe('readDate', () => {
  it.each([
    ['2025-10-23T11:16:19+0100', '2025-10-23T10:16:19.000Z'],
    ['2026-10-01T17:00:00', '2026-10-01T16:00:00.000Z'],
    ['2026-12-01 17:00:00.25', '2026-12-01T17:00:00.250Z'],
    ['20261001T170000Z', '2026-10-01T17:00:00.000Z'],
    ['2026-W40-4', '2026-10-01T00:00:00.000Z'],
    ['2026-274', '2026-10-01T00:00:00.000Z'],
    ['2026-10-01T17:00:00+01:00[Europe/London]', '2026-10-01T16:00:00.000Z'],
    ['Tue, 01 Dec 2026 17:00:00 +0000', '2026-12-01T17:00:00.000Z'],
    ['Tue Dec  1 17:00:00 2026', '2026-12-01T17:00:00.000Z'],
    ['Tue Dec 01 2026 17:00:00 GMT+0000 (Greenwich Mean Time)', '2026-12-01T17:00:00.000Z'],
    ['Midday on 1 December 2026', '2026-12-01T12:00:00.000Z'],
    ['5pm on Tuesday 1st December 2026', '2026-12-01T17:00:00.000Z'],
    ["!!timestamp '2025–02–01’", '2025-02-01T00:00:00.000Z'],
    ["2:31 PM '2024-02-18", '2024-02-18T14:31:00.000Z'],
    ["2025-03-24' <- The day it was sent", '2025-03-24T00:00:00.000Z'],
    ['3/4/2025', '2025-04-03T00:00:00.000Z'],
    ['12/25/2026', '2026-12-25T00:00:00.000Z'],
    [46_357, '2026-12-01T00:00:00.000Z'],
    ['46357.708333', '2026-12-01T17:00:00.000Z'],
    ['46357,708333', '2026-12-01T17:00:00.000Z'],
    [1_700_000_000, '2023-11-14T22:13:20.000Z'],
    ['1700000000000', '2023-11-14T22:13:20.000Z'],
    ['/Date(1700000000000)/', '2023-11-14T22:13:20.000Z'],
    ['15 January 2027 5pm ET', '2027-01-15T22:00:00.000Z'],
    ['15 July 2027 5pm PT', '2027-07-16T00:00:00.000Z'],
    ['15/01/2027 1700', '2027-01-15T17:00:00.000Z'],
    [{ '@type': 'DateTime', '@value': '2026-12-01T17:00:00' }, '2026-12-01T17:00:00.000Z'],
  ])('reads %j', (value, expected) => {
    expect(iso(value)).toBe(expected)
  })

  it.each(['2026-10-01T00:00:00', '01/12/2026 00:00', 'Midnight on 1 December 2026'])(
    'takes midnight without a zone for the whole day: %s',
    value => {
      expect(readDate(value)?.dayOnly).toBe(true)
    },
  )

  it('reads no date from two different days', () => {
    const input = fc.tuple(days, days, fc.constantFrom(...dayForms), fc.constantFrom(' - ', ' to ', ' – ', ' or '))
    fc.assert(
      fc.property(input, ([from, to, form, word]) => {
        expect([form(from) + word + form(to), readDate(form(from) + word + form(to))]).toEqual([
          ...[form(from) + word + form(to), undefined],
        ])
      }),
      { numRuns: 200 },
    )
  })

  it('takes a day without a year for the nearest one', () => {
    const near = (text: string) => readDate(text, new Date('2026-11-28'))?.at.toISOString().slice(0, 10)
    expect(['Closes 1 October', 'Friday 15 January', 'by noon on March 3rd'].map(near)).toEqual([
      '2026-10-01',
      '2027-01-15',
      '2027-03-03',
    ])
    expect(readDate('15 January')).toBeUndefined()
  })

  it('takes a weekday for the year, in any place of the text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2025, 2, 1) / DAY, max: Date.UTC(2028, 1, 28) / DAY }),
        fc.constantFrom('long' as const, 'short' as const),
        fc.constantFrom('weekday day', 'day (weekday)', 'midnight on weekday day', 'Closes weekday, day'),
        (number, weekday, form) => {
          const at = new Date(number * DAY)
          const name = (options: Intl.DateTimeFormatOptions) => at.toLocaleDateString('en-GB', options)
          const text = form
            .replace('weekday', name({ weekday }))
            .replace(/day$|day(?= \()/, name({ day: 'numeric', month: 'long' }))
          const year = at.getUTCFullYear()
          for (const near of [year - 1, year, year + 1].map(other => new Date(Date.UTC(other, 5, 30)))) {
            expect(readDate(text, near)).toEqual({ at, dayOnly: true })
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  it('reads the time in a named zone', () => {
    expect(
      ['2026-07-01 17:00 Europe/Paris', '2026-12-01T17:00[America/New_York]', '1 July 2026 17:00 Nowhere/Else'].map(
        iso,
      ),
    ).toEqual(['2026-07-01T15:00:00.000Z', '2026-12-01T22:00:00.000Z', '2026-07-01T16:00:00.000Z'])
  })

  it.each(['1900-01-01T01:00:00Z', '2025-02-30', 'Oct-26', '99/99/2026', 'soon', '5pm', '', null, 0, {}])(
    'finds none in %j',
    value => {
      expect(readDate(value, NOW)).toBeUndefined()
    },
  )

  it('knows what stands for no date from what cannot be read', () => {
    const none = [
      'n/a',
      'TBC',
      '-',
      '',
      null,
      0,
      '1900-01-01',
      '31/12/9999 00:00',
      'As soon as possible',
      'No closing date',
      'We recruit on a rolling basis all year',
    ]
    const rolling = ['', ' basis', ' deadline', ' recruitment', ' applications'].map(word => `Rolling${word}`)
    const filled = ['until', 'when', 'once'].flatMap(word => [`${word} filled`, `Open ${word} the role is filled`])
    expect([...none, ...rolling, ...filled].filter(value => !isNoDate(value))).toEqual([])
    expect(
      ['soon', 'Closing soon', 'Rolling until the end of January', '2025-02-30', '5pm', 'Oct-26', {}].some(isNoDate),
    ).toBe(false)
  })
})

describe('endOfDay', () => {
  it.each([
    ['2026-01-15', '2026-01-15T23:59:59.000Z', 'Thursday 15 January'],
    ['2026-07-15', '2026-07-15T22:59:59.000Z', 'Wednesday 15 July'],
    ['2026-03-29', '2026-03-29T22:59:59.000Z', 'Sunday 29 March'],
    ['2026-07-15T12:00:00Z', '2026-07-15T12:00:00.000Z', 'Wednesday 15 July, 13:00'],
    ['2026-07-15 23:59', '2026-07-15T22:59:00.000Z', 'Wednesday 15 July, 23:59'],
  ])('of %s in Britain', (text, expected, shown) => {
    const end = endOfDay(readDate(text) ?? { at: NOW, dayOnly: false })
    expect([end.toISOString(), deadline(end, NOW)]).toEqual([expected, shown])
  })
})
