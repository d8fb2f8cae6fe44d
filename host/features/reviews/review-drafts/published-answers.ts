import type { DraftAnswers } from '../../../db/tables'
import { HOW_FOUND, QUESTIONS } from '../reviews'
import type { PublishedRow } from './queries'

const PENCE = 100

/** Lets authors change a review that was published without a draft. */
export function publishedAnswers(row: PublishedRow): DraftAnswers {
  const scores = (section: keyof typeof QUESTIONS) =>
    Object.fromEntries(Object.keys(QUESTIONS[section]).map(code => [code, textOf(row.answers[code])]))
  return {
    'job-details': jobAnswers(row),
    'location-commute': {
      place: row.place_name ?? '',
      pattern: row.pattern ?? '',
      travelMinutes: textOf(row.travel_minutes),
    },
    'job-source': {
      howFound: valueOf(HOW_FOUND, row.how_found),
      difficulty: textOf(row.difficulty),
      interviewQuestions: row.interview_questions,
      processText: row.process_text,
    },
    'the-role': { ...scores('role'), roleText: row.role_text },
    'the-company': { ...scores('company'), companyText: row.company_text },
    'the-culture': { ...scores('culture'), cultureText: row.culture_text },
    summary: {
      bestThing: row.best_thing,
      toImprove: row.to_improve,
      tips: row.tips,
      recommend: row.recommend === null ? '' : row.recommend ? 'yes' : 'no',
      returnOffer: row.return_offer ?? '',
    },
  }
}

function jobAnswers(row: PublishedRow) {
  return {
    company: row.company_slug,
    job: textOf(row.job_id),
    jobTitle: row.job_title,
    jobType: row.type_slug ?? '',
    role: row.role_slug ?? '',
    team: row.team ?? '',
    startMonth: row.started_on?.slice(0, 7) ?? '',
    endMonth: row.ended_on?.slice(0, 7) ?? '',
    stillThere: row.ended_on === null,
    payAmount: row.pay_pence === null ? '' : String(row.pay_pence / PENCE),
    payUnit: row.pay_unit ?? 'not-say',
    hoursPerWeek: textOf(row.hours_per_week),
    degreeArea: row.degree_area_slug ?? '',
    studyYear: textOf(row.study_year),
    ownExperience: true,
  }
}

const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

const valueOf = (texts: Readonly<Record<string, string>>, text: string | null): string =>
  Object.keys(texts).find(value => texts[value] === text) ?? ''
