import { QUESTIONS, type Scores, type Section, summarise } from '../../host/features/reviews/reviews'
import type { Random } from '../../host/lib/random'
import type { DemoCompany } from './companies'
import type { Tone } from './texts'

const SECTIONS = Object.keys(QUESTIONS) as Section[]
/** Authors may skip these questions: pay of unpaid work, the workload, the social side. */
const SKIPPABLE = new Set(['C4', 'R5', 'K5'])

/** Returns scores by section, the same for all reviews of one employer. */
export function standing({ random }: DemoCompany): Record<Section, number> {
  const base = 3.25 + random.next() * 1.2
  const near = () => base + (random.next() - 0.5) * 0.9
  return { role: near(), company: near() - 0.15, culture: near() + 0.1 }
}

/** Scores vary around the employer's average by author and by question. */
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

export function toneOf(score: number): Tone {
  return score < 2.6 ? 'low' : score < 3.6 ? 'middling' : 'high'
}

/** Approximately normal, with a standard deviation of one. */
function bell({ next }: Random): number {
  return (next() + next() + next() + next() - 2) * 1.73
}
