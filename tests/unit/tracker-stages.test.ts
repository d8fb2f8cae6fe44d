import { describe, expect, it } from 'vitest'
import type { TrackerStage } from '../../host/db/tables'
import {
  changeStages,
  currentStage,
  isClosingSoon,
  type StageState,
  trackerBucket,
} from '../../host/features/tracker/tracker'

const now = new Date('2026-10-05T09:00:00Z')
const done = (...slugs: TrackerStage[]): StageState[] =>
  slugs.map(slug => ({ slug, done: true, doneAt: now, date: null }))
const slugsOf = (stages: readonly StageState[]) => stages.filter(stage => stage.done).map(({ slug }) => slug)

describe('trackerBucket', () => {
  it.each<[ReturnType<typeof trackerBucket>, TrackerStage[]]>([
    ['not-applied', []],
    ['not-applied', ['interested']],
    ['applied', ['interested', 'applied']],
    ['applied', ['interested', 'applied', 'interview', 'offer', 'accepted']],
    ['unsuccessful', ['interested', 'unsuccessful']],
    ['unsuccessful', ['interested', 'applied', 'unsuccessful']],
    [undefined, ['interested', 'withdrawn']],
    [undefined, ['interested', 'applied', 'withdrawn']],
  ])('%s: %j', (bucket, slugs) => {
    expect(trackerBucket(done(...slugs))).toBe(bucket)
  })
})

describe('isClosingSoon', () => {
  it.each<[boolean, TrackerStage[], string | null]>([
    [true, ['interested'], '2026-10-05T09:00:01Z'],
    [true, ['interested'], '2026-10-19T22:59:00Z'],
    [false, ['interested'], '2026-10-19T23:00:00Z'],
    [false, ['interested'], '2026-10-05T09:00:00Z'],
    [false, ['interested'], null],
    [false, ['interested', 'applied'], '2026-10-06T09:00:00Z'],
    [false, ['interested', 'withdrawn'], '2026-10-06T09:00:00Z'],
  ])('%s: %j, deadline %s', (expected, slugs, deadline) => {
    expect(isClosingSoon(done(...slugs), deadline === null ? null : new Date(deadline), now)).toBe(expected)
  })
})

describe('currentStage', () => {
  it('is the last one that is done, whatever the order of the list', () => {
    expect(currentStage(done('interview', 'applied')).name).toBe('Interview')
    expect(currentStage([]).name).toBe('Interested')
  })
})

describe('changeStages', () => {
  it.each<[string, TrackerStage[], [TrackerStage, boolean][], TrackerStage[]]>([
    ['being interested needs no tick', [], [['interested', false]], ['interested']],
    ['a step may be skipped', ['applied'], [['offer', true]], ['interested', 'applied', 'offer']],
    [
      'a later stage means that the person applied',
      [],
      [['online-test', true]],
      ['interested', 'applied', 'online-test'],
    ],
    ['accepting does too', [], [['accepted', true]], ['interested', 'applied', 'accepted']],
    ['being turned down does not', [], [['unsuccessful', true]], ['interested', 'unsuccessful']],
    ['a stage can be cleared', ['applied'], [['applied', false]], ['interested']],
    [
      'having applied stays while a later stage is done',
      ['applied', 'interview'],
      [['applied', false]],
      ['interested', 'applied', 'interview'],
    ],
    ['a new end replaces the old one', ['accepted'], [['withdrawn', true]], ['interested', 'withdrawn']],
    [
      'also when the whole list is sent',
      ['applied', 'unsuccessful'],
      [
        ['accepted', true],
        ['unsuccessful', true],
      ],
      ['interested', 'applied', 'accepted'],
    ],
    [
      'of two new ends the last counts',
      [],
      [
        ['accepted', true],
        ['withdrawn', true],
      ],
      ['interested', 'withdrawn'],
    ],
  ])('%s', (_, before, changes, after) => {
    const changed = changeStages(
      done(...before),
      changes.map(([slug, isDone]) => ({ slug, done: isDone })),
      now,
    )
    expect(slugsOf(changed)).toEqual(after)
  })

  it('keeps when a stage was done after it is cleared, and dates until they are removed', () => {
    const later = new Date('2026-10-07T09:00:00Z')
    const planned = changeStages([], [{ slug: 'interview', done: true, date: '2026-10-09' }], now)
    const cleared = changeStages(planned, [{ slug: 'interview', done: false }], later)
    expect(cleared.find(({ slug }) => slug === 'interview')).toEqual({
      slug: 'interview',
      done: false,
      doneAt: now,
      date: '2026-10-09',
    })
    const again = changeStages(cleared, [{ slug: 'interview', done: true, date: null }], later)
    expect(again.find(({ slug }) => slug === 'interview')).toMatchObject({ doneAt: later, date: null })
    expect(again.find(({ slug }) => slug === 'applied')).toMatchObject({ done: true, doneAt: now })
  })
})
