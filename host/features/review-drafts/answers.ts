import type { DraftAnswers } from '../../db/tables'
import type { Stage } from './stages'

/** The values of a stage, as they were typed. */
export type Values = Readonly<Record<string, unknown>>

/** Longer than any field allows, so that text that is too long can be saved and then shortened. */
const LONGEST_VALUE = 20_000
const MOST_VALUES = 30

/** Returns the text of a value that may be of another kind. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : value === true ? 'on' : ''

/** Returns the texts of a value that may be one or several. */
export const textsOf = (value: unknown): string[] => [value].flat().map(textOf).filter(Boolean)

export const isTicked = (value: unknown): boolean => value === true || value === 'on' || value === 'true'

/** Returns the version that a form was made for. */
export const versionOf = ({ version }: Values): number | undefined =>
  typeof version === 'string' && /^\d{1,9}$/.test(version) ? Number(version) : undefined

/** Returns the answers of a stage; an empty object before it was saved. */
export const answersOf = (answers: DraftAnswers, stage: Stage): Values => answers[stage] ?? {}

/** Keeps what belongs to a form: fields with these names whose values are text, numbers, ticks or lists of text. */
export function keepKnown(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(
    names.flatMap(name => (values[name] === undefined ? [] : [[name, keepPlain(values[name])]])),
  )
}

function keepPlain(value: unknown): unknown {
  if (typeof value === 'boolean') {
    return value
  }
  return Array.isArray(value)
    ? textsOf(value).map(storable).slice(0, MOST_VALUES)
    : storable(textOf(value).slice(0, LONGEST_VALUE))
}

/** PostgreSQL stores neither a null character nor half of a surrogate pair, which cutting a text may leave. */
const storable = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')
