import type { DraftAnswers, Pattern, ReviewDetails, Row, SalaryUnit } from '../../../db/tables'
import { excerpt } from '../../../lib/formats'
import { HOW_FOUND, RENT_BANDS, TRAVEL_MODES } from './option-texts'
import { authorKind, subjectOf } from './public-label'
import { scoresIn, summarise } from './scores'

export interface ListItem {
  id: number
  slug: string
  name: string
}

export interface ReviewLists {
  type: ListItem
  role: ListItem | null
  degreeArea: ListItem | null
  university: ListItem | null
  place: { id: number; name: string; region: string | null } | null
  /** Names by slug. */
  steps: ReadonlyMap<string, string>
}

/** Columns that come from the answers, before the cohort limits what may be shown of the author. */
export type ReviewColumns = Omit<
  Row<'reviews'>,
  | ('id' | 'slug' | 'company_id' | 'public_label' | 'verified' | 'helpful' | 'reply_text' | 'reply_at' | 'state')
  | ('published_at' | 'updated_at' | 'source' | 'source_id' | 'cohort' | 'generalised')
>

/** A review in its author's words, ready for publication. */
export interface WrittenReview {
  columns: ReviewColumns
  author: { subject: string | null; kind: string; university: string | null; type: string; year: number }
  /** Shown instead of the place in a small cohort. */
  region: string | null
}

const HEADLINE_LENGTH = 70
const TWO_DIGITS = 100

export function toReviewRow(answers: DraftAnswers, lists: ReviewLists): WrittenReview {
  const read = readerOf(answers)
  const started_on = monthStart(read.text('job-details', 'startMonth'))
  const isShown = read.text('summary', 'display') === 'university'
  return {
    columns: {
      ...jobColumns(read, lists),
      ...placeColumns(read, lists),
      ...textColumns(read),
      ...scoreColumns(scoresIn(answers), read),
    },
    author: {
      subject: subjectOf(lists.degreeArea?.slug ?? null),
      kind: authorKind(lists.type.slug),
      university: isShown ? (lists.university?.name ?? null) : null,
      type: lists.type.name.toLowerCase(),
      year: Number(started_on?.slice(0, 4)),
    },
    region: lists.place?.region ?? null,
  }
}

type Reader = ReturnType<typeof readerOf>

function readerOf(answers: DraftAnswers) {
  const value = (stage: string, name: string): unknown => answers[stage]?.[name]
  const text = (stage: string, name: string): string => {
    const found = value(stage, name)
    return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : ''
  }
  const number = (stage: string, name: string): number | null => {
    const found = text(stage, name).replace(/[£,\s]/g, '')
    return found === '' || !Number.isFinite(Number(found)) ? null : Number(found)
  }
  const list = (stage: string, name: string): string[] => {
    const found = value(stage, name)
    return (Array.isArray(found) ? found : [found]).filter((item): item is string => typeof item === 'string')
  }
  const isTicked = (stage: string, name: string) => [true, 'on', 'yes', 'true'].includes(value(stage, name) as string)
  return { text, number, list, isTicked }
}

function jobColumns({ text, number, isTicked }: Reader, { type, role, degreeArea }: ReviewLists) {
  const stage = 'job-details'
  const unit = text(stage, 'payUnit')
  const pay = number(stage, 'payAmount')
  return {
    job_id: number(stage, 'job'),
    job_title: text(stage, 'jobTitle'),
    type_id: type.id,
    role_id: role?.id ?? null,
    team: text(stage, 'team') || null,
    started_on: monthStart(text(stage, 'startMonth')),
    ended_on: isTicked(stage, 'stillThere') ? null : monthStart(text(stage, 'endMonth')),
    pay_pence: pay === null || unit === 'unpaid' || unit === 'not-say' ? null : Math.round(pay * TWO_DIGITS),
    pay_unit: unit === 'not-say' || unit === '' ? null : (unit as SalaryUnit | 'unpaid'),
    hours_per_week: whole(number(stage, 'hoursPerWeek')),
    degree_area_id: degreeArea?.id ?? null,
    study_year: whole(number(stage, 'studyYear')),
  }
}

function placeColumns({ text, number, list }: Reader, { place, steps }: ReviewLists) {
  const [stage, source] = ['location-commute', 'job-source']
  return {
    place_id: place?.id ?? null,
    place_name: place?.name ?? (text(stage, 'place') || null),
    pattern: (text(stage, 'pattern') || null) as Pattern | null,
    travel_mode: optionText(TRAVEL_MODES, text(stage, 'travelMode')),
    travel_minutes: whole(number(stage, 'travelMinutes')),
    how_found: optionText(HOW_FOUND, text(source, 'howFound')),
    process_stages: list(source, 'processStages').map(slug => steps.get(slug) ?? slug),
    difficulty: whole(number(source, 'difficulty')),
  }
}

function textColumns({ text }: Reader) {
  const best_thing = text('summary', 'bestThing')
  return {
    headline: headlineOf(best_thing),
    role_text: text('the-role', 'roleText'),
    company_text: text('the-company', 'companyText'),
    culture_text: text('the-culture', 'cultureText'),
    best_thing,
    to_improve: text('summary', 'toImprove'),
    tips: text('summary', 'tips'),
    interview_questions: text('job-source', 'interviewQuestions'),
    process_text: text('job-source', 'processText'),
    recommend: { yes: true, no: false }[text('summary', 'recommend')] ?? null,
    return_offer: (text('summary', 'returnOffer') || null) as ReviewColumns['return_offer'],
  }
}

/** Uses the first sentence of the best thing, which says more than a job title. */
export function headlineOf(bestThing: string): string {
  const [sentence = bestThing] = bestThing.split(/(?<=[.!?])\s|\n/)
  return excerpt(sentence.replace(/\.$/, ''), HEADLINE_LENGTH)
}

function scoreColumns(answers: Record<string, number>, read: Reader) {
  const { sections, overall } = summarise(answers)
  return {
    answers,
    overall,
    role_score: sections.role,
    company_score: sections.company,
    culture_score: sections.culture,
    details: detailsOf(read),
  }
}

function detailsOf({ text, number }: Reader): ReviewDetails {
  const [place, source] = ['location-commute', 'job-source']
  return withoutEmpty({
    daysOnSite: number(place, 'daysOnSite'),
    travelCost: number(place, 'travelCost'),
    rentBand: optionText(RENT_BANDS, text(place, 'rentBand')),
    livedIn: text(place, 'livedIn'),
    livingCost: number(place, 'livingCost'),
    weeksToOffer: number(source, 'weeksToOffer'),
    feedback: text(source, 'feedback'),
    trainingProvider: number('the-company', 'A1'),
    studyTime: text('the-company', 'A2'),
  })
}

function withoutEmpty(details: Record<string, unknown>): ReviewDetails {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null && value !== ''))
}

const optionText = (texts: Readonly<Record<string, string>>, value: string): string | null =>
  (Object.hasOwn(texts, value) ? texts[value] : value) || null

const whole = (value: number | null): number | null => (value === null ? null : Math.round(value))

const monthStart = (month: string): string | null => (/^\d{4}-\d{2}$/.test(month) ? `${month}-01` : null)
