import { QUESTIONS, type Section } from '../../features/reviews'
import type { Random } from '../../lib/random'
import type { DemoCompany } from './companies'
import type { Tone } from './texts/answers'

export interface Scores {
  answers: Record<string, number>
  sections: Record<Section, number>
  overall: number
}

const SECTIONS = Object.keys(QUESTIONS) as Section[]
/** These may be skipped: pay where there was none, the workload, the social side. */
const SKIPPABLE = new Set(['C4', 'R5', 'K5'])

/** What working somewhere is like on average, by section; the same for all reviews of one employer. */
export function standing({ random }: DemoCompany): Record<Section, number> {
  const base = 3.25 + random.next() * 1.2
  const near = () => base + (random.next() - 0.5) * 0.9
  return { role: near(), company: near() - 0.15, culture: near() + 0.1 }
}

/** Answers of one person: around what the place is like, moved by that person's luck, question by question. */
export function scoreReview(random: Random, place: Record<Section, number>, unpaid: boolean): Scores {
  const luck = bell(random) * 0.55
  const answers: Record<string, number> = {}
  for (const section of SECTIONS) {
    for (const code of Object.keys(QUESTIONS[section])) {
      const skipped = code === 'C4' ? unpaid : SKIPPABLE.has(code) && random.chance(0.04)
      if (!skipped) {
        answers[code] = Math.min(5, Math.max(1, Math.round(place[section] + luck + bell(random) * 0.75)))
      }
    }
  }
  return summarise(answers)
}

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

export function toneOf(score: number): Tone {
  return score < 2.6 ? 'low' : score < 3.6 ? 'middling' : 'high'
}

/** About normal, with a spread of one. */
function bell({ next }: Random): number {
  return (next() + next() + next() + next() - 2) * 1.73
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
