import { QUESTIONS, type Section } from './questions'

export interface Scores {
  answers: Record<string, number>
  sections: Record<Section, number>
  overall: number
}

const SECTIONS = Object.keys(QUESTIONS) as Section[]

/** Section scores are means of their answers; the overall score is the mean of the three, each to one decimal. */
export function summarise(answers: Record<string, number>): Scores {
  const means = SECTIONS.map(section => mean(Object.keys(QUESTIONS[section]).flatMap(code => answers[code] ?? [])))
  const [role = 0, company = 0, culture = 0] = means
  return {
    answers,
    sections: { role: tenth(role), company: tenth(company), culture: tenth(culture) },
    overall: tenth(mean(means)),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
