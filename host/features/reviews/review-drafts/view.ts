import { ratingOf, reasonText } from '../reviews'
import { answersOf, isTicked, textOf, textsOf, type Values } from './answers'
import { describe } from './describe'
import { type Field, type Form, type FormContext, optionsOf, type Question } from './field'
import type { LoadedDraft } from './load'
import { transitionsOf } from './machine'
import { presentBlocks } from './preview'
import { findFaults, questionsOf } from './questions'
import { COPY } from './stage-copy'
import { FIRST_STAGE, LAST_STAGE, type Stage, STAGES } from './stages'

const QUESTION_STAGES: readonly Stage[] = ['the-role', 'the-company', 'the-culture', 'summary']

export type Warnings = Readonly<Record<string, string>>

export function presentDraft(draft: LoadedDraft, { stage, warnings }: { stage: Stage; warnings?: Warnings }) {
  const { row, state, context } = draft
  const values = (name: Stage) => answersOf(context.answers, name)
  return {
    reviewId: row.id,
    state: row.state,
    jobDetails: values('job-details'),
    locationCommute: values('location-commute'),
    jobSource: values('job-source'),
    questionDetails: Object.fromEntries(QUESTION_STAGES.map(name => [name, values(name)])),
    overallRating: ratingOf(context.answers),
    stateMachine: { machine: 'review' as const, state: state.stage, transitions: transitionsOf(state) },
    version: row.version,
    savedAt: row.updated_at.toISOString(),
    decision: presentDecision(row),
    form: presentForm(stage, context, { draft, ...(warnings ? { warnings } : {}) }),
  }
}

const presentDecision = ({ state, reason, decision_text }: LoadedDraft['row']) =>
  state === 'changes-requested' && (reason || decision_text)
    ? { reason: reasonText(reason), text: decision_text }
    : null

/** There is no draft yet. Includes the errors of the first stage. */
export const presentStart = (context: FormContext) => ({
  errors: findFaults(FIRST_STAGE, context) ?? {},
  form: presentForm(FIRST_STAGE, context),
})

export function presentForm(
  stage: Stage,
  context: FormContext,
  { draft, warnings = {} }: { draft?: LoadedDraft; warnings?: Warnings } = {},
): Form {
  const { title, lead, tips } = COPY[stage]
  const reached = draft ? STAGES.indexOf(draft.state.reached) : 0
  const values = answersOf(context.answers, stage)
  return {
    stage,
    title,
    lead,
    fields: questionsOf(stage, context).map(question => presentField(question, values, { context, warnings })),
    tips: [...tips],
    previous: STAGES[STAGES.indexOf(stage) - 1] ?? null,
    ladder: STAGES.map((name, index) => ({
      name,
      title: COPY[name].name,
      done: index < reached && draft?.faults.get(name) === undefined,
      current: name === stage,
      reached: index <= reached,
    })),
    blocks: stage === LAST_STAGE ? presentBlocks(context) : [],
    overallRating: ratingOf(context.answers),
  }
}

function presentField(
  question: Question,
  values: Values,
  { context, warnings }: { context: FormContext; warnings: Warnings },
): Field {
  const { check: _check, isIncluded: _isIncluded, options: _options, ...field } = question
  const options = optionsOf(question, context)
  const value = values[question.name]
  const warning = warnings[question.name]
  return {
    ...field,
    ...(options.length > 0 ? { options: [...options] } : {}),
    ...(warning ? { warning } : {}),
    value:
      question.kind === 'tick'
        ? isTicked(value)
        : question.multiple
          ? textsOf(value)
          : shownText(question, context, value),
  }
}

/** The value may be the slug of an employer. */
const shownText = ({ name }: Question, { company }: FormContext, value: unknown): string =>
  name === 'company' && company ? company.name : textOf(value)

export function presentDifferences(stage: Stage, stored: FormContext, sent: FormContext): NonNullable<Form['saved']> {
  const [storedValues, sentValues] = [answersOf(stored.answers, stage), answersOf(sent.answers, stage)]
  return questionsOf(stage, sent).flatMap(question => {
    const { name, label } = question
    const text = describe(question, stored, storedValues[name])
    const isSent = sentValues[name] !== undefined
    return isSent && describe(question, sent, sentValues[name]) !== text
      ? [{ name, label, text: text || 'Nothing' }]
      : []
  })
}
