import type { ReviewCardData } from '@firstrung/ui/contract'
import type { ReviewDetails } from '../../../db/tables'
import { counted, date, excerpt, monthYear, PATTERNS, PAY_UNITS } from '../../../lib/formats'
import { extractUnder } from './extract'
import type { ReviewCardRow, ReviewRow } from './queries'
import { QUESTIONS, SECTION_NAMES, type Section } from './questions'
import { isOld, isRated } from './rating-queries'

/** Shorter reviews are `noindex`. */
const INDEXED_LENGTH = 300
const SECTIONS: readonly Section[] = ['role', 'company', 'culture']

export const reviewUrl = (review: { id: number; slug: string }) => `/reviews/${review.id}-${review.slug}`

/** The public label is all that it shows of the author. */
export function presentCard(row: ReviewCardRow, extract = 180): ReviewCardData {
  return {
    id: row.id,
    url: reviewUrl(row),
    title: row.headline,
    rating: row.overall,
    role: roleBeside(row) ?? '',
    authorLine: row.public_label,
    company: { name: row.company_name, url: `/companies/${row.company_slug}`, logo: row.company_logo },
    type: row.type_name ?? '',
    year: Number((row.started_on ?? row.published_at.toISOString()).slice(0, 4)),
    place: row.place_name,
    extract: extractUnder(row.headline, row.best_thing || row.to_improve || row.company_text, extract),
    recommend: row.recommend,
    helpful: row.helpful,
  }
}

/** The public label of an imported review may already contain the job title. */
const roleBeside = ({ public_label: label, job_title: title }: Pick<ReviewCardRow, 'public_label' | 'job_title'>) =>
  label.toLowerCase().includes(title.toLowerCase()) ? null : title

/** Reviews cannot be promoted yet, so the slides send no events. */
export const presentSlides = (rows: readonly ReviewCardRow[]) =>
  rows.map(row => ({ ...presentCard(row), analytics: [] }))

/** Longer than a card: includes the section scores, and the text of the selected section. */
export function presentListed(row: ReviewCardRow, now: Date, section?: Section) {
  return {
    ...presentCard(row),
    section: section && { name: SECTION_NAMES[section], text: excerpt(row[`${section}_text`], 420) },
    bestThing: excerpt(row.best_thing, 420),
    toImprove: excerpt(row.to_improve, 420),
    // An imported review may have a single text.
    text: extractUnder(
      row.headline,
      [row.role_text, row.company_text, row.culture_text].filter(Boolean).join(' '),
      420,
    ),
    sections: sectionScores(row),
    verified: row.verified,
    published: monthYear(row.published_at),
    aged: isOld(row.published_at, now),
  }
}

export function presentReview(row: ReviewRow, now: Date) {
  return {
    id: row.id,
    url: reviewUrl(row),
    title: row.headline,
    role: roleBeside(row),
    authorLine: row.public_label,
    verified: row.verified,
    rating: row.overall,
    sections: sectionScores(row),
    compared: comparedScores(row),
    answers: answersOf(row),
    bestThing: row.best_thing,
    toImprove: row.to_improve,
    tips: row.tips,
    interviewQuestions: row.interview_questions,
    processText: row.process_text,
    recommend: row.recommend,
    helpful: row.helpful,
    thin: textLength(row) < INDEXED_LENGTH,
    advert: row.job_slug && row.job_id ? { title: row.advert_title, url: `/jobs/${row.job_id}-${row.job_slug}` } : null,
    facts: factsOf(row),
    processStages: row.process_stages,
    reply: row.reply_text && row.reply_at ? { text: row.reply_text, on: date(row.reply_at) } : null,
    published: monthYear(row.published_at),
    aged: isOld(row.published_at, now),
    company: {
      name: row.company_name,
      url: `/companies/${row.company_slug}`,
      logo: row.company_logo,
      rating: isRated(row.company_review_count) ? row.company_overall : null,
      reviewCount: row.company_review_count ?? 0,
    },
  }
}

type ScoreColumns = Pick<ReviewRow, 'role_score' | 'company_score' | 'culture_score'>

const scoresOf = (row: ScoreColumns) => ({
  role: row.role_score,
  company: row.company_score,
  culture: row.culture_score,
})

function sectionScores(row: ScoreColumns) {
  const scores = scoresOf(row)
  return SECTIONS.flatMap(section => {
    const value = scores[section]
    return value === null ? [] : [{ label: SECTION_NAMES[section], value }]
  })
}

function comparedScores(row: ReviewRow) {
  const averages = { role: row.average_role, company: row.average_company, culture: row.average_culture }
  const own = scoresOf(row)
  const rows = [
    { label: 'Overall', value: row.overall, average: row.company_overall },
    ...SECTIONS.map(section => ({ label: SECTION_NAMES[section], value: own[section], average: averages[section] })),
  ]
  return isRated(row.company_review_count)
    ? rows.filter(({ value, average }) => value !== null && average !== null)
    : []
}

function answersOf(row: ReviewRow) {
  const answers = SECTIONS.map(section => presentAnswers(row, section)).filter(
    ({ questions, text }) => questions.length > 0 || text,
  )
  const [only] = answers
  const isOneText = answers.length === 1 && only?.questions.length === 0 && !row.best_thing && !row.to_improve
  return isOneText ? [{ ...only, name: 'In their own words', score: null }] : answers
}

function presentAnswers(row: ReviewRow, section: Section) {
  const texts = { role: row.role_text, company: row.company_text, culture: row.culture_text }
  const questions = Object.entries(QUESTIONS[section]).flatMap(([code, question]) => {
    const stars = row.answers[code]
    return stars === undefined ? [] : [{ question, stars }]
  })
  return { name: SECTION_NAMES[section], score: scoresOf(row)[section], questions, text: texts[section] }
}

const DIFFICULTY = ['very easy', 'easy', 'medium', 'hard', 'very hard'] as const

const describeDifficulty = (score: number) => `${score} out of 5 (${DIFFICULTY[score - 1] ?? 'medium'})`

interface Fact {
  term: string
  detail: string
  href?: string
}

function factsOf(row: ReviewRow): Fact[] {
  const others = `/companies/${row.company_slug}/reviews`
  const list: [string, string | null | undefined, (string | null | undefined)?][] = [
    ['Type of job', row.type_name, row.type_slug && `${others}?type=${row.type_slug}`],
    ['Role', row.role_name, row.role_slug && `${others}?role=${row.role_slug}`],
    ['Team', row.team],
    ['When', periodOf(row)],
    ['Where', [row.place_name, row.pattern && PATTERNS[row.pattern]].filter(Boolean).join(', ')],
    ['Pay', payOf(row)],
    ['Hours', row.hours_per_week ? `${row.hours_per_week} a week` : null],
    ['Studied', studyOf(row)],
    ['Getting there', travelOf(row)],
    ['Found through', row.how_found],
    ['Difficulty of getting in', row.difficulty ? describeDifficulty(row.difficulty) : null],
    ...furtherFacts(row.details),
    ['Job offer afterwards', row.return_offer && RETURN_OFFER[row.return_offer]],
    ['Published', monthYear(row.published_at)],
  ]
  return list.flatMap(([term, detail, href]) => (detail ? [{ term, detail, ...(href ? { href } : {}) }] : []))
}

function furtherFacts(details: ReviewDetails): [string, string | null][] {
  const { daysOnSite, livingCost, weeksToOffer, feedback, trainingProvider, studyTime } = details
  return [
    ['Days on site', daysOnSite === undefined ? null : `${daysOnSite} a week`],
    ['Lived in', details.livedIn ?? null],
    ['Rent', details.rentBand ?? null],
    ['Cost of living', livingCost === undefined ? null : `${livingCost} out of 5`],
    ['From applying to the offer', weeksToOffer === undefined ? null : counted(weeksToOffer, 'week')],
    ['Feedback on the application', feedback ? YES_NO[feedback] : null],
    ['Training provider', trainingProvider === undefined ? null : `${trainingProvider} out of 5`],
    ['Study time protected', studyTime ? YES_NO[studyTime] : null],
  ]
}

const YES_NO = { yes: 'Yes', mostly: 'Mostly', no: 'No' } as const

function travelOf({ travel_minutes, travel_mode, details }: ReviewRow): string | null {
  const duration = travel_minutes ? `${travel_minutes} minutes each way` : null
  const time = duration && travel_mode ? `${duration} by ${travel_mode}` : duration
  return [time, details.travelCost === undefined ? null : `£${details.travelCost} a week`].filter(Boolean).join(', ')
}

const RETURN_OFFER = { yes: 'Yes', no: 'No', waiting: 'Not known yet', 'not-relevant': null } as const

function studyOf(row: ReviewRow): string | null {
  return row.degree_area_name && row.study_year
    ? `${row.degree_area_name}, year ${row.study_year}`
    : row.degree_area_name
}

function textLength(row: ReviewRow): number {
  const { best_thing, to_improve, tips, role_text, company_text, culture_text } = row
  return [best_thing, to_improve, tips, role_text, company_text, culture_text].join('').length
}

function periodOf(row: ReviewRow): string | null {
  if (!row.started_on) {
    return null
  }
  return row.ended_on
    ? `${monthYear(row.started_on)} to ${monthYear(row.ended_on)}`
    : `Since ${monthYear(row.started_on)}`
}

function payOf(row: ReviewRow): string | null {
  if (row.pay_unit === 'unpaid') {
    return 'Unpaid'
  }
  if (row.pay_pence === null || !row.pay_unit) {
    return null
  }
  const pounds = (row.pay_pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' })
  return `${pounds.replace(/\.00$/, '')} ${PAY_UNITS[row.pay_unit]}`
}
