import { describe, expect, it } from 'vitest'
import { endOfDay, readDate, readRelativeDate } from '../../host/import/values/dates'

const NOW = new Date('2026-03-10T15:30:00Z')
const iso = (value: unknown) => readDate(value)?.at.toISOString()
const ago = (text: string) => readRelativeDate(text, NOW)?.toISOString().slice(0, 10)

describe('readDate', () => {
  it.each([
    ['2025-10-23T11:16:19+0100', '2025-10-23T10:16:19.000Z'],
    ['2025-05-08T07:00:00Z', '2025-05-08T07:00:00.000Z'],
    ['2025-04-27', '2025-04-27T00:00:00.000Z'],
    ["!!timestamp '2025–02–01’", '2025-02-01T00:00:00.000Z'],
    ["2:31 PM '2024-02-18", '2024-02-18T00:00:00.000Z'],
    ["2025-03-24' <- The day it was sent", '2025-03-24T00:00:00.000Z'],
    ['3/4/2025', '2025-04-03T00:00:00.000Z'],
    ['3.4.2025', '2025-04-03T00:00:00.000Z'],
    ['03-04-2025', '2025-04-03T00:00:00.000Z'],
    ['10th May 2025', '2025-05-10T00:00:00.000Z'],
    ['May 10, 2025', '2025-05-10T00:00:00.000Z'],
    [1_700_000_000, '2023-11-14T22:13:20.000Z'],
    [1_700_000_000_000, '2023-11-14T22:13:20.000Z'],
  ])('reads %s', (value, expected) => {
    expect(iso(value)).toBe(expected)
  })

  it.each(['1900-01-01T01:00:00Z', '2025-02-30', 'soon', '', null, 0])('finds none in %s', value => {
    expect(iso(value)).toBeUndefined()
  })
})

describe('endOfDay', () => {
  it.each([
    ['2026-01-15', '2026-01-15T23:59:59.000Z'],
    ['2026-07-15', '2026-07-15T22:59:59.000Z'],
    ['2026-07-15T12:00:00Z', '2026-07-15T12:00:00.000Z'],
  ])('of %s in Britain', (text, expected) => {
    const date = readDate(text)
    expect(date && endOfDay(date).toISOString()).toBe(expected)
  })
})

describe('readRelativeDate', () => {
  it.each([
    ['Today', '2026-03-10'],
    ['Posted Yesterday', '2026-03-09'],
    ['Posted 5 days ago', '2026-03-05'],
    ['Posted 10 May', '2025-05-10'],
    ['Posted 2 March', '2026-03-02'],
  ])('%s', (text, expected) => {
    expect(ago(text)).toBe(expected)
  })

  it.each(['Recently', 'Expires in 2 days', ''])('finds none in "%s"', text => {
    expect(ago(text)).toBeUndefined()
  })
})

describe('readRelativeDate in words', () => {
  it.each([
    ['3 weeks ago', '2026-02-17'],
    ['three weeks ago', '2026-02-17'],
    ['a month ago', '2026-02-08'],
    ['3w ago', '2026-02-17'],
    ['30+ days ago', '2026-02-08'],
    ['2 wks ago', '2026-02-24'],
    ['last week', '2026-03-03'],
  ])('reads %s', (text, expected) => {
    expect(ago(text)).toBe(expected)
  })
})
