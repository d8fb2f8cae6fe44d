import { numberAt, type Fields } from '../read/fields'

export interface Scores {
  overall: number
  role_score: number | null
  company_score: number | null
  culture_score: number | null
}

/** Other sites' sub-ratings differ from our three sections (docs/decisions/0012). */
const SECTIONS = {
  role_score: ['careerOpportunities'],
  company_score: ['compensationBenefits', 'seniorManagement'],
  culture_score: ['workLifeBalance', 'cultureValues', 'diversityInclusion'],
} as const

/** Returns undefined without an overall rating. */
export function readScores(ratings: Fields): Scores | undefined {
  const overall = ratingAt(ratings, 'overall')
  return overall === undefined
    ? undefined
    : {
        overall,
        role_score: meanOf(ratings, SECTIONS.role_score),
        company_score: meanOf(ratings, SECTIONS.company_score),
        culture_score: meanOf(ratings, SECTIONS.culture_score),
      }
}

function meanOf(ratings: Fields, keys: readonly string[]): number | null {
  const values = keys.map(key => ratingAt(ratings, key)).filter(value => value !== undefined)
  return values.length === 0 ? null : tenth(values.reduce((sum, value) => sum + value, 0) / values.length)
}

function ratingAt(ratings: Fields, key: string): number | undefined {
  const value = numberAt(ratings, key)
  return value !== undefined && value >= 1 && value <= 5 ? tenth(value) : undefined
}

const tenth = (value: number): number => Math.round(value * 10) / 10
