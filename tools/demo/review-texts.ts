import { QUESTIONS, type Scores, type Section } from '../../host/features/reviews/reviews'
import type { Random } from '../../host/lib/random'
import { fill } from './fill'
import { toneOf } from './scores'
import { listOf, textsFor } from './texts'

type Bank = ReturnType<typeof textsFor>
type Order = (a: number, b: number) => number

const ANSWERS = { low: textsFor('low'), middling: textsFor('middling'), high: textsFor('high') }
const BEST = textsFor('best')
const IMPROVE = textsFor('improve')
const PRAISE = textsFor('praise')
const COMPLAINTS = textsFor('complaint')

export interface Setting {
  random: Random
  scores: Scores
  values: Readonly<Record<string, string>>
}

/** Writes about some of the section's questions, in the tone of each score. */
export function sectionText({ random, scores, values }: Setting, section: Section, lead = ''): string {
  const codes = Object.keys(QUESTIONS[section]).filter(code => scores.answers[code] !== undefined)
  const sentences = random.some(codes, random.between(2, 4)).map(code => {
    const bank = ANSWERS[toneOf(scores.answers[code] ?? 3)][code] ?? []
    return fill(random.pick(bank), values)
  })
  return [lead, ...sentences].filter(Boolean).join(' ')
}

export function dutyLead({ random, values }: Setting): string {
  return fill(random.pick(listOf('review-duty-leads')), values)
}

export function bestThing(setting: Setting): string {
  return about(setting, BEST, (a, b) => b - a)
}

export function toImprove(setting: Setting): string {
  return about(setting, IMPROVE, (a, b) => a - b)
}

function about(setting: Setting, bank: Bank, order: Order): string {
  const { random, values } = setting
  const chosen = ranked(setting, bank, order).slice(0, random.chance(0.45) ? 2 : 1)
  return chosen.map(code => fill(random.pick(bank[code] ?? []), values)).join(' ')
}

/** Ties are common and broken at random. */
function ranked({ random, scores }: Pick<Setting, 'random' | 'scores'>, bank: Bank, order: Order): string[] {
  const codes = random.some(Object.keys(bank), 99).filter(code => scores.answers[code] !== undefined)
  return codes.sort((a, b) => order(scores.answers[a] ?? 0, scores.answers[b] ?? 0))
}

export function tips({ random, values }: Setting): string {
  return random
    .some(listOf('review-tips'), random.between(0, 3))
    .map(tip => fill(tip, values))
    .join(' ')
}

/** Half of the headlines are whole sentences; the others name the strongest points. */
export function headline(setting: Setting): string {
  const { random, scores, values } = setting
  const tone = toneOf(scores.overall)
  if (random.chance(0.4)) {
    return fill(random.pick(listOf(`review-headlines-${tone}`)), values)
  }
  const good = standouts(setting, PRAISE, (a, b) => b - a)
  const bad = standouts(setting, COMPLAINTS, (a, b) => a - b)
  if (tone === 'low') {
    return fill(`${bad[0]} and ${bad[1]}`, values)
  } else if (tone === 'middling' || (random.chance(0.3) && Math.min(...Object.values(scores.answers)) < 3)) {
    return fill(`${good[0]}, ${bad[0]}`, values)
  } else {
    return fill(random.chance(0.3) ? `${good[0]}, ${good[1]} and ${good[2]}` : `${good[0]} and ${good[1]}`, values)
  }
}

function standouts({ random, scores }: Setting, bank: Bank, order: Order): string[] {
  return ranked({ random, scores }, bank, order)
    .slice(0, 3)
    .map(code => random.pick(bank[code] ?? []))
}

export function reply({ random, scores }: Setting): string {
  return random.pick(listOf(`review-replies-${toneOf(scores.overall)}`))
}
