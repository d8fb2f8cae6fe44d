import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

export interface SourceReview {
  employer: string
  stages: [stage: string, data: Record<string, string>][]
  jobTitle: string
  /** The average of the three scored stages' averages, to one decimal. */
  overall: number
}

interface Line {
  company?: string
  jobTitle?: string
  location?: string
  ratings: Record<string, number | undefined>
  recommend?: string
  headline?: string
  pros?: string
  cons?: string
  advice?: string
  text?: string
}

const FILLER = 'I worked with a team of people and learned how the place runs from one week to the next.'

/** Reads evenly spaced reviews from a file of real ones, as answers of our wizard. */
export async function readReviews(file: string, count: number): Promise<SourceReview[]> {
  const lines: string[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) {
    lines.push(line)
  }
  const step = Math.max(1, Math.floor(lines.length / count))
  return lines
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map((line, index) => toReview(JSON.parse(line) as Line, index))
}

export function toReview(line: Line, index: number): SourceReview {
  const { ratings, pros = line.text ?? '', cons = '', advice = '', headline = '' } = line
  const overall = Number(ratings.overall ?? 3)
  const scores = {
    R: overall,
    C: ratings.careerOpportunities ?? overall,
    K: ratings.cultureValues ?? overall,
  }
  const [R, C, K] = Object.entries(scores).map(([letter, score]) => [letter, clamp(score)] as const)
  const section = (entry: readonly [string, number] | undefined, name: string, text: string) => ({
    ...Object.fromEntries([1, 2, 3, 4, 5].map(number => [`${entry?.[0]}${number}`, String(entry?.[1])])),
    [name]: lengthen(text, 100, 2000),
  })
  return {
    employer: (line.company ?? 'Unnamed employer').replaceAll('-', ' ').slice(0, 100),
    jobTitle: titleOf(line, index),
    overall: Math.round(((R?.[1] ?? 0) + (C?.[1] ?? 0) + (K?.[1] ?? 0)) * (10 / 3)) / 10,
    stages: [
      ['location-commute', { place: line.location?.split(',')[0]?.trim().slice(0, 100) || 'Leeds', pattern: 'hybrid' }],
      ['job-source', { howFound: 'employer-site' }],
      ['the-role', section(R, 'roleText', `${headline}. ${pros}`)],
      ['the-company', section(C, 'companyText', cons || pros)],
      ['the-culture', section(K, 'cultureText', advice || `${pros} ${cons}`)],
      ['summary', summaryOf(line, pros, cons)],
    ],
  }
}

function summaryOf({ recommend }: Line, pros: string, cons: string): Record<string, string> {
  return {
    bestThing: lengthen(pros, 30, 500),
    toImprove: lengthen(cons || 'More time for training would have helped', 30, 500),
    recommend: recommend === 'negative' ? 'no' : 'yes',
    display: 'student',
  }
}

/** Reviews of one employer without titles would look like duplicates. */
const titleOf = ({ jobTitle = '' }: Line, index: number) =>
  jobTitle.trim().length >= 3 ? jobTitle.trim().slice(0, 90) : `Placement ${index}`

const lengthen = (text: string, least: number, most: number) => {
  let result = text.trim()
  while (result.length < least) {
    result = `${result} ${FILLER}`.trim()
  }
  return result.slice(0, most).trim()
}

const clamp = (score: number) => Math.min(5, Math.max(1, Math.round(score)))

export const jobDetailsOf = ({ employer, jobTitle }: SourceReview, year: number) => ({
  company: employer,
  companyNotListed: true,
  jobTitle,
  jobType: 'year-in-industry',
  role: 'engineering',
  startMonth: `${year}-01`,
  endMonth: `${year}-06`,
  payUnit: 'not-say',
  ownExperience: true,
})
