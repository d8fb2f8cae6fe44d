import type { DraftAnswers } from '../../../db/tables'
import type { Stage } from './stages'

/** A stage's values as entered, not validated. */
export type Values = Readonly<Record<string, unknown>>

/** Longer than any field allows, so that overlong text can be saved and shortened later. */
const MAX_VALUE_LENGTH = 20_000
const MAX_VALUES = 30

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : value === true ? 'on' : ''

export const textsOf = (value: unknown): string[] => [value].flat().map(textOf).filter(Boolean)

export const isTicked = (value: unknown): boolean => value === true || value === 'on' || value === 'true'

/** Returns the draft's version at the time the form was rendered. */
export const versionOf = ({ version }: Values): number | undefined =>
  typeof version === 'string' && /^\d{1,9}$/.test(version) ? Number(version) : undefined

export const answersOf = (answers: DraftAnswers, stage: Stage): Values => answers[stage] ?? {}

/** Drops unknown fields, and values other than text, numbers, ticks and lists of text. */
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
    ? textsOf(value).map(storable).slice(0, MAX_VALUES)
    : storable(textOf(value).slice(0, MAX_VALUE_LENGTH))
}

/** PostgreSQL stores neither null characters nor lone surrogates. Cutting a text may leave a lone surrogate. */
const storable = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')
