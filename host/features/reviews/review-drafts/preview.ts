import {
  authorKind,
  headlineOf,
  publicLabel,
  QUESTIONS,
  ratingOf,
  SECTION_NAMES,
  SMALL_COHORT,
  subjectOf,
} from '../reviews'
import { answersOf, textOf, type Values } from './answers'
import { describe } from './describe'
import type { Form, FormContext, Question } from './field'
import { isPaidBy, JOB_QUESTIONS } from './job-questions'
import { questionsOf } from './questions'
import { COPY } from './stage-copy'
import type { Stage } from './stages'

/** As on the page of a published review. */
const ORDER: readonly Stage[] = [
  'summary',
  'the-role',
  'the-company',
  'the-culture',
  'job-details',
  'location-commute',
  'job-source',
]

/** The page of a review has other headings and labels than the form. */
const TITLES: Readonly<Partial<Record<Stage, string>>> = {
  'the-role': SECTION_NAMES.role,
  'the-company': SECTION_NAMES.company,
  'the-culture': SECTION_NAMES.culture,
  'job-details': 'Job details',
  'location-commute': 'Place and travel',
  'job-source': 'Getting the job',
}
const LABELS: Readonly<Record<string, string>> = { bestThing: 'Best thing', toImprove: 'What could be better' }

/** Answers that the head shows, or that are not shown as a row. */
const IN_HEAD = new Set(['company', 'job', 'jobTitle', 'recommend', 'display'])
/** The page of a review shows these texts below the scores, without their question. */
const UNLABELLED = new Set(['roleText', 'companyText', 'cultureText'])

function presentHead(context: FormContext): BlockRow[] {
  const job = answersOf(context.answers, 'job-details')
  const recommend = textOf(answersOf(context.answers, 'summary').recommend)
  const rating = ratingOf(context.answers)
  const row = (label: string, text: string, stars: number | null = null): BlockRow[] =>
    text ? [{ label, text, stars, shape: 'prose' }] : []
  return [
    ...row('Employer', context.company?.name ?? textOf(job.company)),
    ...row('Written by', `${textOf(job.jobTitle)} · ${authorLineOf(context)}`),
    ...row('Overall rating', rating === null ? '' : String(rating), rating),
    ...row('Recommendation', recommend && `Would ${recommend === 'yes' ? '' : 'not '}recommend it to a friend`),
  ]
}

/** The label that a large enough cohort allows. A small cohort shows less. */
function authorLineOf({ answers, lists }: FormContext): string {
  const job = answersOf(answers, 'job-details')
  const type = textOf(job.jobType)
  const nameIn = (list: string, slug: string) => lists.find(row => row.list === list && row.slug === slug)?.name
  const isShown = textOf(answersOf(answers, 'summary').display) === 'university'
  return publicLabel({
    subject: subjectOf(textOf(job.degreeArea) || null),
    kind: authorKind(type),
    university: isShown ? (nameIn('universities', textOf(job.university)) ?? null) : null,
    type: (nameIn('job-types', type) ?? type).toLowerCase(),
    year: Number(textOf(job.startMonth).slice(0, 4)),
    town: textOf(answersOf(answers, 'location-commute').place) || null,
    region: null,
    cohort: SMALL_COHORT,
  })
}

export function presentBlocks(context: FormContext): Form['blocks'] {
  const headline = headlineOf(textOf(answersOf(context.answers, 'summary').bestThing))
  return ORDER.flatMap(stage => {
    const values = answersOf(context.answers, stage)
    const head = stage === 'summary' ? presentHead(context) : []
    const rows = questionsOf(stage, context).flatMap(question => presentRow(question, context, values))
    const title = stage === 'summary' ? headline : (TITLES[stage] ?? COPY[stage].title)
    return rows.length > 0 ? [{ stage, title, rows: [...head, ...rows] }] : []
  })
}

type BlockRow = Form['blocks'][number]['rows'][number]

function presentRow(question: Question, context: FormContext, values: Values): BlockRow[] {
  const { name, label, kind } = question
  if (kind === 'tick' || IN_HEAD.has(name)) {
    return []
  }
  const text = name in PAY ? describePay(name, context, values) : describe(question, context, values[name])
  const stars = kind === 'stars' ? Number(textOf(values[name])) || null : null
  const shape = kind === 'long' ? (UNLABELLED.has(name) ? 'prose' : 'text') : isScore(name) ? 'score' : 'fact'
  return text ? [{ label: LABELS[name] ?? label, text, stars, shape }] : []
}

/** Includes questions whose answer is "Not relevant". */
const isScore = (name: string): boolean => Object.values(QUESTIONS).some(section => name in section) || name === 'A1'

const PAY: Readonly<Record<string, true>> = { payAmount: true, payUnit: true }

/** An unpublished amount is replaced by the choice. */
function describePay(name: string, context: FormContext, { payAmount, payUnit }: Values): string {
  const unit = JOB_QUESTIONS.find(question => question.name === 'payUnit')
  const isStated = textOf(payAmount) !== '' && isPaidBy(textOf(payUnit))
  const text = unit ? describe(unit, context, payUnit) : ''
  if (name === 'payUnit') {
    return isStated ? '' : text
  }
  return isStated ? `${pounds(textOf(payAmount))} ${text}` : ''
}

const pounds = (amount: string): string => {
  const value = Number(amount.replace(/[£,\s]/g, ''))
  return Number.isFinite(value)
    ? value.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' }).replace(/\.00$/, '')
    : amount
}
