import type { DraftAnswers } from '../../../db/tables'
import { QUESTIONS, type Section } from './questions'

export interface Scores {
  answers: Record<string, number>
  sections: Record<Section, number>
  overall: number
}

const SECTIONS = Object.keys(QUESTIONS) as Section[]

/** A section score is the mean of its answers, the overall score the mean of the three, each to one decimal. */
export function summarise(answers: Record<string, number>): Scores {
  const means = SECTIONS.map(section => mean(Object.keys(QUESTIONS[section]).flatMap(code => answers[code] ?? [])))
  const [role = 0, company = 0, culture = 0] = means
  return {
    answers,
    sections: { role: tenth(role), company: tenth(company), culture: tenth(culture) },
    overall: tenth(mean(means)),
  }
}

const STAGE_OF: Readonly<Record<Section, string>> = { role: 'the-role', company: 'the-company', culture: 'the-culture' }

export function scoresIn(answers: DraftAnswers): Record<string, number> {
  const given = SECTIONS.flatMap(section =>
    Object.keys(QUESTIONS[section]).flatMap(code => {
      const value = answers[STAGE_OF[section]]?.[code]
      return /^[1-5]$/.test(String(value).trim()) ? [[code, Number(value)] as const] : []
    }),
  )
  return Object.fromEntries(given)
}

/** The mean of the sections that have scores; null if there are none. */
export function ratingOf(answers: DraftAnswers): number | null {
  const means = Object.values(summarise(scoresIn(answers)).sections).filter(score => score > 0)
  return means.length > 0 ? tenth(mean(means)) : null
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
