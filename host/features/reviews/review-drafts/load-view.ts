import type { Db } from '../../../db/tables'
import { conflict } from '../../../lib/errors'
import { answersOf, textOf, type Values } from './answers'
import { findPersonalWords } from './checks'
import type { Own } from './commands'
import type { FormContext } from './field'
import { loadContext, loadDraft, requireOwn, requireShown } from './load'
import { isReached } from './machine'
import { keepAnswers, questionsOf } from './questions'
import type { Stage } from './stages'
import { presentDifferences, presentDraft, type Warnings } from './view'

interface Shown {
  now: Date
  /** Defaults to the current stage. */
  stage?: Stage
  withErrors?: boolean
}

export async function loadAnswer(db: Db, own: Own, { now, stage, withErrors = false }: Shown) {
  const draft = await loadDraft(db, await requireOwn(db, own.id, own), { now })
  const shown = stage ?? draft.state.stage
  const errors = withErrors ? { errors: { ...(draft.faults.get(shown) ?? {}) } } : {}
  return { ...presentDraft(draft, { stage: shown, warnings: await findWarnings(draft.context, shown) }), ...errors }
}

/** Throws 403 if the review cannot be changed now, and 409 for a stage that was not reached. */
export async function loadStage(db: Db, own: Own, { stage, now }: { stage: Stage; now: Date }) {
  const draft = await loadDraft(db, requireShown(await requireOwn(db, own.id, own), stage), { now })
  if (!isReached(draft.state, stage)) {
    throw conflict('You have not reached this stage yet')
  }
  return presentDraft(draft, { stage, warnings: await findWarnings(draft.context, stage) })
}

/** For the answer to a conflict: the stored draft, with the values that differ from the submitted ones. */
export async function loadStale(
  db: Db,
  own: Own,
  { stage, data, now }: { stage?: Stage; data?: Values | undefined; now: Date },
) {
  const row = await requireOwn(db, own.id, own)
  const draft = await loadDraft(db, row, { now })
  const shown = stage && isReached(draft.state, stage) ? stage : draft.state.stage
  const answer = presentDraft(draft, { stage: shown })
  if (!data || shown !== stage) {
    return answer
  }
  const answers = { ...draft.context.answers, [stage]: keepAnswers(stage, data) }
  const saved = presentDifferences(stage, draft.context, await loadContext(db, answers, now))
  return saved.length > 0 ? { ...answer, form: { ...answer.form, saved } } : answer
}

/**
 * Finds contact data and names in the texts of a stage. They are flagged for the moderator and never stop the author.
 */
export async function findWarnings(context: FormContext, stage: Stage): Promise<Warnings> {
  const values = answersOf(context.answers, stage)
  const texts = questionsOf(stage, context).filter(({ kind, name }) => kind === 'long' && textOf(values[name]))
  const allowed = [context.company?.name, textOf(answersOf(context.answers, 'location-commute').place)]
  const found = await Promise.all(
    texts.map(async ({ name }) => {
      const words = await findPersonalWords(
        textOf(values[name]),
        allowed.filter(word => word !== undefined),
      )
      const [first] = [...words.contacts, ...words.names]
      return first ? [[name, `Remove the email address, phone number, link or person’s name: ${first}`] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
}
