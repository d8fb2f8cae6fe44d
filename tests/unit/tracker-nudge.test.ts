import { describe, expect, it } from 'vitest'
import {
  describeSilence,
  findNudge,
  type StageState,
  stageDayName,
  upcomingStages,
} from '../../host/features/tracker/tracker'

const now = new Date('2026-10-26T09:00:00Z')
const OLD = '2026-10-02T09:00:00Z'

type Stage = Partial<StageState> & Pick<StageState, 'slug'>
const stagesOf = (...stages: Stage[]): StageState[] =>
  stages.map(stage => ({ done: false, doneAt: null, date: null, ...stage }))
const applied = { slug: 'applied', done: true } as const
const offer = { slug: 'offer', done: true } as const
const nudgeOf = (stages: readonly Stage[], { updatedAt = OLD, askAgainAt = null as string | null } = {}) =>
  findNudge({ appTrackerStages: stagesOf(...stages), updatedAt, askAgainAt }, now)

describe('findNudge', () => {
  it.each<[string, Stage[], string | undefined]>([
    ['24 days after applying', [applied], 'You last updated it 24 days ago'],
    ['before applying', [], undefined],
    ['a centre next week', [applied, { slug: 'assessment-centre', date: '2026-11-02' }], undefined],
    [
      'a centre next week, ticked already',
      [applied, { slug: 'assessment-centre', done: true, date: '2026-11-02' }],
      undefined,
    ],
    ['an interview today', [applied, { slug: 'interview', date: '2026-10-26' }], undefined],
    ['an interview five days ago', [applied, { slug: 'interview', date: '2026-10-21' }], undefined],
    ['an interview 21 days ago', [applied, { slug: 'interview', date: '2026-10-05' }], 'The interview was 21 days ago'],
    ['a day of applying', [{ ...applied, date: '2026-10-03' }], 'You applied 23 days ago'],
    ['not successful', [applied, { slug: 'unsuccessful', done: true }], undefined],
    ['accepted', [applied, offer, { slug: 'accepted', done: true }], undefined],
  ])('asks for news: %s', (_, stages, text) => {
    const nudge = nudgeOf(stages)
    expect(nudge && describeSilence(nudge)).toBe(text)
    expect(nudge?.kind ?? 'news').toBe('news')
  })

  it('asks about an offer at once, unless the last day to answer is still to come', () => {
    const today = { updatedAt: now.toISOString() }
    expect(nudgeOf([applied, offer], today)?.kind).toBe('offer')
    expect(nudgeOf([applied, offer, { slug: 'accepted', date: '2026-10-27' }], today)).toBeUndefined()
    expect(nudgeOf([applied, offer, { slug: 'accepted', date: '2026-10-25' }], today)?.kind).toBe('offer')
    expect(nudgeOf([applied, offer, { slug: 'withdrawn', done: true }], today)).toBeUndefined()
  })

  it('waits until the person wants to be asked again', () => {
    expect(nudgeOf([applied], { askAgainAt: '2026-10-26T09:00:01Z' })).toBeUndefined()
    expect(nudgeOf([applied], { askAgainAt: '2026-10-26T09:00:00Z' })?.kind).toBe('news')
  })
})

describe('upcomingStages', () => {
  it('lists the days that have not passed, the next one first', () => {
    const stages = stagesOf(
      { slug: 'offer', date: '2026-11-09' },
      { slug: 'interview', date: '2026-10-26', done: true },
      { slug: 'phone-interview', date: '2026-10-25' },
      { slug: 'assessment-centre', date: '2026-11-02', done: true },
    )
    expect(upcomingStages(stages, now).map(({ slug, days }) => [slug, days])).toEqual([
      ['assessment-centre', 7],
      ['offer', 14],
    ])
  })

  it('names the day of an acceptance that has not happened as the last day to answer', () => {
    expect(stageDayName({ slug: 'accepted', done: false })).toBe('Answer the offer')
    expect(stageDayName({ slug: 'accepted', done: true })).toBe('Accepted')
  })
})
