import type { Draft, Field } from './contract'

export type Answers = Record<string, Field['value']>

/** A field whose entered answer differs from the stored one, both as text. */
export interface Difference {
  name: string
  label: string
  /** Undefined if the field itself shows it. */
  mine?: string
  saved: string
}

/** Reads every field of a stage, including emptied ones. */
export function readAnswers(form: HTMLFormElement, fields: readonly Field[]): Answers {
  const data = new FormData(form)
  return Object.fromEntries(
    fields.map(({ name, value }) => {
      const entered = data.getAll(name).filter((item): item is string => typeof item === 'string' && item !== '')
      return [
        name,
        Array.isArray(value) ? entered : typeof value === 'boolean' ? entered.length > 0 : (entered[0] ?? ''),
      ]
    }),
  )
}

export const storedAnswers = (fields: readonly Field[]): Answers =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]))

/** Returns the fields with other answers, ignoring answers of another type. */
export const withAnswers = (fields: readonly Field[], answers: Answers): Field[] =>
  fields.map(field => {
    const value = answers[field.name]
    const fits = typeof value === typeof field.value && Array.isArray(value) === Array.isArray(field.value)
    return fits && value !== undefined ? { ...field, value } : field
  })

const SCORES: Readonly<Record<string, RegExp>> = {
  'the-role': /^R\d$/,
  'the-company': /^C\d$/,
  'the-culture': /^K\d$/,
}

/** Returns the mean of the scored stages' means, including unsaved answers; null before the first score. */
export function ratingOf(draft: Draft | null, stage: string, answers: Answers): number | null {
  const entered: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    ...draft?.questionDetails,
    [stage]: answers,
  }
  const means = Object.entries(SCORES).flatMap(([name, pattern]) => {
    const scores = Object.entries(entered[name] ?? {})
      .filter(([field]) => pattern.test(field))
      .map(([, value]) => Number(value))
      .filter(score => score >= 1)
    return scores.length > 0 ? [meanOf(scores)] : []
  })
  return means.length > 0 ? Math.round(meanOf(means) * 10) / 10 : null
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
