import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessColumns } from '../../host/features/tracker/application-imports/columns'
import { readRows } from '../../host/features/tracker/application-imports/rows'
import { readStage, stageOfHeading } from '../../host/features/tracker/application-imports/values'
import { dayOfText } from '../../host/lib/day-of-text'

const NOW = new Date('2026-11-01T12:00:00Z')

describe('the cells of a spreadsheet', () => {
  it('name a stage in any words around it', () => {
    const words = {
      'online-test': ['Online test', 'numerical test', 'OA', 'SHL tests'],
      'video-interview': ['video interview', 'HireVue', 'one-way video'],
      'phone-interview': ['phone interview', 'recruiter call', 'tech screen'],
      interview: ['2nd interview', 'final round', 'technical interview'],
      'assessment-centre': ['AC', 'assessment centre', 'virtual assessment day'],
      unsuccessful: ['rejected', 'not successful', 'REJECTED after interview', 'ghosted after the AC'],
      withdrawn: ['withdrew', 'dropped out', 'turned down the offer', 'offer declined'],
    }
    const cell = fc.constantFrom(...Object.entries(words).flatMap(([stage, all]) => all.map(text => ({ stage, text }))))
    const frame = fc.constantFrom('X', 'X!', '✅ X', 'X - done', 'X (12 Oct)', 'x: X')
    fc.assert(
      fc.property(cell, frame, ({ stage, text }, around) => {
        expect([text, readStage(around.replace('X', text))]).toEqual([text, stage])
      }),
    )
  })

  it.each([
    ['Not applied yet', 'interested'],
    ['Applied, no response', 'applied'],
    ['Offered an interview', 'interview'],
    ['Got an offer 🎉', 'offer'],
    ['Accepted offer', 'accepted'],
    ['Thinking about it', undefined],
    ['Missed deadline', undefined],
  ])('read “%s” as %s', (text, stage) => {
    expect(readStage(text)).toBe(stage)
  })

  it('give days without a year and relative days, and no made-up day of a month', () => {
    const days = ['12 Oct', '12/10', 'Monday 12 October', '12th October', '12/10/26', '12-Oct-26', '46307']
    expect(days.map(text => dayOfText(text, NOW))).toEqual(days.map(() => '2026-10-12'))
    expect(['yesterday', '3 days ago'].map(text => dayOfText(text, NOW))).toEqual(['2026-10-31', '2026-10-29'])
    expect(['Oct 2026', 'mid October', 'soon'].map(text => dayOfText(text, NOW))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('mark a favourite with a sign or a word', () => {
    const starsOf = (heading: string, cells: readonly string[]) =>
      readRows([['Job title', 'Employer', heading], ...cells.map(cell => ['Cook', 'Fen', cell])], {
        mapping: { title: 0, company: 1 },
        isOwnHost: () => false,
        now: NOW,
      }).map(({ starred }) => starred)
    for (const heading of ['Starred', 'Star', 'Favourite', 'favorites', 'Fav']) {
      expect(starsOf(heading, ['yes', 'Y', 'x', '*', '⭐⭐', 'no', '', '0', 'yet'])).toEqual([
        ...Array.from({ length: 5 }, () => true),
        ...Array.from({ length: 4 }, () => false),
      ])
    }
    expect(starsOf('Start', ['yes'])).toEqual([false])
  })

  it('are of the column that their heading names by its last word', () => {
    const headings = {
      url: ['URL to advert', 'Application portal', 'Link to job'],
      deadline: ['Application closing date', 'Due by', 'Apply before', 'Deadline (date)'],
      applied: ['Application sent', 'Date I applied'],
      salary: ['Pay rate', 'Annual salary'],
      location: ['Where', 'Where is it'],
      stage: ['Response', 'Outcome'],
      title: ['Job role', 'Position applied for'],
    }
    const all = Object.entries(headings).flatMap(([column, texts]) => texts.map(text => [text, column]))
    expect(all.map(([text = '']) => [text, Object.keys(guessColumns([text]))[0]])).toEqual(all)
    expect(guessColumns(['Where to apply'])).toEqual({})
    expect(
      ['Interview date', 'Offer: done', 'Offer?', 'Closed date', 'Start date', 'Interview notes'].map(
        text => stageOfHeading(text)?.stage,
      ),
    ).toEqual(['interview', 'offer', 'offer', undefined, undefined, undefined])
  })
})
