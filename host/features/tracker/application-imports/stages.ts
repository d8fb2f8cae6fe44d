import type { TrackerStage } from '../../../db/tables'
import { dayOfText } from '../../../lib/day-of-text'
import { fromLondon } from '../../../lib/london-time'
import { readDate } from '../../../lib/read-date'
import { changeStages, currentStage, type StageChange, type StageState, STAGES, stagesUpTo } from '../tracker'
import { readStage, stageOfHeading, withoutBlanks } from './values'

/** The columns of single stages in our export: "Offer: done" and "Offer: day", or "Offer date". */
export interface StageColumns {
  done: ReadonlyMap<TrackerStage, number>
  day: ReadonlyMap<TrackerStage, number>
}

export function findStageColumns(heading: readonly string[], taken: readonly number[]): StageColumns {
  const found = { done: new Map<TrackerStage, number>(), day: new Map<TrackerStage, number>() }
  heading.forEach((text, index) => {
    const column = stageOfHeading(text)
    if (column && !found[column.kind].has(column.stage) && (column.kind === 'done' || !taken.includes(index))) {
      found[column.kind].set(column.stage, index)
    }
  })
  return found
}

interface StageCells {
  /** The text of the stage cell; undefined without such a column. */
  stage: string | undefined
  /** The day of applying, '' if it is only ticked, null if not. */
  applied: string | null
  columns: StageColumns
  cell: (index: number) => string
}

interface ReadStages {
  stages: StageState[]
  remarks: string[]
}

export function readStages({ stage: text, applied, columns, cell }: StageCells, now: Date): ReadStages {
  const days = [...columns.day]
    .map(([slug, index]) => ({ slug, text: cell(index) }))
    .map(({ slug, text }) => ({
      slug,
      text,
      date: TICKED.test(text) || NOT_TICKED.test(text) ? null : readDayCell(text, now),
      done: TICKED.test(text) || undefined,
    }))
  const ticks = [...columns.done].map(([slug, index]) => ({
    slug,
    text: cell(index),
    tick: readTick(cell(index), now),
  }))
  const changes: StageChange[] = [
    ...ticks.map(({ slug, tick }) => ({ slug, done: tick?.done ?? false })),
    ...days.map(({ slug, date, done }) => ({ slug, done, date: date ?? null })),
    ...(applied === null
      ? []
      : [{ slug: 'applied' as const, done: ticks.length === 0 || undefined, date: applied || null }]),
  ]
  const ticked = changeStages([], changes, now)
  const named = text === undefined || text === '' ? undefined : readStage(text)
  const isUnknown = text !== undefined && text !== '' && named === undefined
  const stages = named ? moveTo(ticked, named, now) : ticked
  return {
    stages: stages.map(state => ({ ...state, doneAt: tickedAt(state, ticks) })),
    remarks: [
      ...(isUnknown ? [unknownStage(text, currentStage(stages).name)] : []),
      ...[...days.filter(({ date }) => date === undefined), ...ticks.filter(({ tick }) => tick === undefined)].map(
        ({ slug, text }) => `${nameOf(slug)}: “${text.slice(0, 40)}” is not a day we can read, so we leave it out`,
      ),
    ],
  }
}

/** A row with a date of applying counts as applied, whatever its stage says. */
function moveTo(stages: readonly StageState[], slug: TrackerStage, now: Date): StageState[] {
  const isThere = currentStage(stages).slug === slug || slug === 'interested'
  return isThere ? [...stages] : changeStages(stages, stagesUpTo(slug), now)
}

function tickedAt(state: StageState, ticks: readonly { slug: TrackerStage; tick: Tick | undefined }[]): Date | null {
  const tick = ticks.find(({ slug }) => slug === state.slug)?.tick
  return state.done && tick?.done ? tick.at : state.doneAt
}

interface Tick {
  done: boolean
  at: Date | null
}

export const TICKED = /^(yes|y|x|true|1|done|✓|✔)$/i
export const NOT_TICKED = /^(|no|n|false|0|-|✗|✘)$/i

/** Reads when a stage was done, `2026-10-05 09:30`, or just whether it was. */
function readTick(text: string, now: Date): Tick | undefined {
  if (TICKED.test(text) || NOT_TICKED.test(text)) {
    return { done: TICKED.test(text), at: null }
  }
  const at = readTime(text)
  return at && { done: true, at: at > now ? now : at }
}

/** A day without a time begins at midnight in London. Returns undefined for other text. */
export function readTime(text: string): Date | undefined {
  const found = readDate(text)
  return found?.dayOnly ? fromLondon(found.at.getTime()) : found?.at
}

/** Null for an empty cell, undefined for invalid text. */
function readDayCell(text: string, now: Date): string | null | undefined {
  const known = withoutBlanks(text)
  return known === '' ? null : dayOfText(known, now)
}

const nameOf = (slug: TrackerStage): string => STAGES.find(stage => stage.slug === slug)?.name ?? slug

const unknownStage = (text: string, name: string): string =>
  `We don’t know the stage “${text.slice(0, 40)}”, so this is imported as ${name}`
