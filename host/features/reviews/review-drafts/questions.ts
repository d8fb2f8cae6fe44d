import type { FieldErrors } from '../../../lib/errors'
import { answersOf, keepKnown, type Values } from './answers'
import type { FormContext, Question } from './field'
import { JOB_QUESTIONS } from './job-questions'
import { PLACE_QUESTIONS, SOURCE_QUESTIONS } from './place-questions'
import { type Stage, STAGES } from './stages'
import { COMPANY_QUESTIONS, CULTURE_QUESTIONS, ROLE_QUESTIONS, SUMMARY_QUESTIONS } from './text-questions'

const QUESTIONS: Readonly<Record<Stage, readonly Question[]>> = {
  'job-details': JOB_QUESTIONS,
  'location-commute': PLACE_QUESTIONS,
  'job-source': SOURCE_QUESTIONS,
  'the-role': ROLE_QUESTIONS,
  'the-company': COMPANY_QUESTIONS,
  'the-culture': CULTURE_QUESTIONS,
  summary: SUMMARY_QUESTIONS,
  confirmation: [],
}

export const questionsOf = (stage: Stage, context: FormContext): Question[] =>
  QUESTIONS[stage].filter(({ isIncluded }) => isIncluded?.(context) ?? true)

/** Includes the answers of hidden questions, which are needed again if the job type changes back. */
export const keepAnswers = (stage: Stage, values: Values): Values =>
  keepKnown(
    values,
    QUESTIONS[stage].map(({ name }) => name),
  )

/** By field. Returns undefined if there are none. */
export function findFaults(stage: Stage, context: FormContext): FieldErrors | undefined {
  const values = answersOf(context.answers, stage)
  const faults = questionsOf(stage, context).flatMap(({ name, check }) => {
    const fault = check(values[name], values, context)
    return fault ? [[name, [fault]] as const] : []
  })
  return faults.length > 0 ? Object.fromEntries(faults) : undefined
}

export const firstInvalid = (context: FormContext): Stage | undefined =>
  STAGES.find(stage => findFaults(stage, context) !== undefined)
