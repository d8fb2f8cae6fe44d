import type { InsertRow } from '../../host/db/insert-rows'
import type { Random } from '../../host/lib/random'
import { daysFrom, londonTime } from './time'

type Dates = Pick<
  InsertRow<'jobs'>,
  | 'status'
  | 'opens_at'
  | 'deadline_at'
  | 'rolling'
  | 'closed_at'
  | 'closed_reason'
  | 'published_at'
  | 'updated_at'
  | 'last_checked_at'
>

type Stage =
  'open' | 'new' | 'soon' | 'tomorrow' | 'opening' | 'no-deadline' | 'closed' | 'closed-early' | 'gone' | 'removed'

/** The counts add up to fifty. Jobs take the stages in turn, so that each stage always occurs. */
const COUNTS: Readonly<Record<Stage, number>> = {
  open: 23,
  new: 4,
  soon: 4,
  tomorrow: 1,
  opening: 5,
  'no-deadline': 3,
  closed: 3,
  'closed-early': 2,
  gone: 4,
  removed: 1,
}
const turns = Object.entries(COUNTS).flatMap(([stage, count]) => Array.from({ length: count }, () => stage as Stage))
/** Coprime to fifty, so that neighbours differ. */
const STRIDE = 19

export function jobDates(index: number, random: Random, now: Date): Dates {
  const stage = turns[(index * STRIDE) % turns.length] as Stage
  const age = stage === 'new' ? random.next() * 2.5 : random.between(5, 45) + random.next()
  const published = daysFrom(now, -age)
  const base: Dates = {
    status: 'open',
    opens_at: null,
    deadline_at: null,
    rolling: random.chance(0.25),
    closed_at: null,
    closed_reason: null,
    published_at: published,
    updated_at: daysFrom(now, -age * random.next()),
    last_checked_at: daysFrom(now, -random.next() * Math.min(3, age)),
  }
  return { ...base, ...change(stage, random, now) }
}

function change(stage: Stage, random: Random, now: Date): Partial<Dates> {
  const noon = random.chance(0.15)
  const at = (days: number) => londonTime(now, days, noon ? [12, 0] : [23, 59])
  if (stage === 'soon') {
    return { deadline_at: at(random.between(2, 6)) }
  } else if (stage === 'tomorrow') {
    return { deadline_at: at(1), rolling: false }
  } else if (stage === 'no-deadline') {
    return { rolling: true }
  } else if (stage === 'opening') {
    const opens = random.between(6, 120)
    return {
      status: 'interest',
      opens_at: londonTime(now, opens, [9, 0]),
      deadline_at: at(opens + random.between(30, 80)),
    }
  } else if (stage === 'removed') {
    return { status: 'removed', closed_at: daysFrom(now, -9), closed_reason: 'The employer withdrew this job' }
  } else if (stage === 'open' || stage === 'new') {
    return { deadline_at: at(random.between(9, 95)) }
  } else {
    return closed(stage, random, now)
  }
}

function closed(stage: 'closed' | 'closed-early' | 'gone', random: Random, now: Date): Partial<Dates> {
  const days = stage === 'gone' ? -random.between(40, 280) : -random.between(2, 27)
  const published_at = daysFrom(now, days - random.between(30, 60))
  const closed_at = londonTime(now, days, [23, 59])
  const early = stage === 'closed-early'
  return {
    status: 'closed',
    published_at,
    updated_at: closed_at,
    last_checked_at: closed_at,
    closed_at,
    deadline_at: early ? londonTime(now, days + 21, [23, 59]) : closed_at,
    rolling: early,
    closed_reason: early ? 'Places filled early' : 'Deadline passed',
  }
}
