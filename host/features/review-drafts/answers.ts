import type { DraftAnswers } from '../../db/tables'
import type { Stage } from './stages'

/** The values of a stage, as entered. */
export type Values = Readonly<Record<string, unknown>>

/** Longer than any field allows, so that overlong text can be saved and then shortened. */
const LONGEST_VALUE = 20_000
const MOST_VALUES = 30

/** Returns a text, or '' for another type. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : value === true ? 'on' : ''

/** Returns the texts of a value that may be one or several. */
export const textsOf = (value: unknown): string[] => [value].flat().map(textOf).filter(Boolean)

export const isTicked = (value: unknown): boolean => value === true || value === 'on' || value === 'true'

/** Returns the version that a form was rendered for. */
export const versionOf = ({ version }: Values): number | undefined =>
  typeof version === 'string' && /^\d{1,9}$/.test(version) ? Number(version) : undefined

/** Returns the answers of a stage; an empty object if it was not saved yet. */
export const answersOf = (answers: DraftAnswers, stage: Stage): Values => answers[stage] ?? {}

/** Picks a form's fields: the given names with text, numbers, ticks or lists of text. */
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

/** PostgreSQL stores neither a null character nor a lone surrogate, which cutting a text may leave. */
const storable = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')
