import type { FieldErrors } from '../../errors'
import { answersOf, keepKnown, type Values } from './answers'
import type { FormContext, Question } from './field'
import { JOB_QUESTIONS } from './job-questions'
import { PLACE_QUESTIONS, SOURCE_QUESTIONS } from './place-questions'
import { type Stage, STAGES } from './stages'
import { COMPANY_QUESTIONS, CULTURE_QUESTIONS, ROLE_QUESTIONS, SUMMARY_QUESTIONS } from './text-questions'

/** The questions of each stage. */
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

/** Returns the questions that a stage asks of this author. */
export const questionsOf = (stage: Stage, context: FormContext): Question[] =>
  QUESTIONS[stage].filter(({ isIncluded }) => isIncluded?.(context) ?? true)

/** Keeps what a stage may hold, also what it does not ask at the moment: it is needed again when the job type changes back. */
export const keepAnswers = (stage: Stage, values: Values): Values =>
  keepKnown(
    values,
    QUESTIONS[stage].map(({ name }) => name),
  )

/** Returns what is wrong with the answers of a stage, by field; undefined when nothing is. */
export function findFaults(stage: Stage, context: FormContext): FieldErrors | undefined {
  const values = answersOf(context.answers, stage)
  const faults = questionsOf(stage, context).flatMap(({ name, check }) => {
    const fault = check(values[name], values, context)
    return fault ? [[name, [fault]] as const] : []
  })
  return faults.length > 0 ? Object.fromEntries(faults) : undefined
}

/** Returns the first stage with answers that are missing or wrong. */
export const firstInvalid = (context: FormContext): Stage | undefined =>
  STAGES.find(stage => findFaults(stage, context) !== undefined)
