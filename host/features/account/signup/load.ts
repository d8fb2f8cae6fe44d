import type { Db } from '../../../db/tables'
import { listEntities } from '../../public/entities'
import { completionOf, loadProfile, OPEN_SECTIONS, readStages, type Section, type Stage, type Values } from '../profile'
import type { Form } from './fields'
import { restoreState } from './machine'
import { findSignup } from './queries'
import { presentDifferences, presentForm, presentSignup, type Signup } from './view'

interface FormRequest {
  stage: Stage
  now: Date
  /** The submitted values; defaults to the stored ones. */
  sent?: Values | undefined
  /** The version that the form was rendered for. If it is out of date, the form shows both values. */
  version?: number | undefined
}

export async function loadSignup(db: Db, userId: number): Promise<Signup> {
  const stored = await findSignup(db, userId)
  const state = restoreState(stored)
  const done = await readStages(db, userId)
  return { state, version: stored?.version ?? 0, done, completion: completionOf(done, state.stage) }
}

export async function loadForm(db: Db, userId: number, request: FormRequest): Promise<Form> {
  const { stage, now, sent, version } = request
  const signup = await loadSignup(db, userId)
  const { lists, values, isMinor } = await loadProfile(db, userId, { now, sections: sectionsOf(stage) })
  const stored = presentForm(signup, stage, { lists, values, isMinor, now })
  if (!sent) {
    return stored
  }
  const form = presentForm(signup, stage, {
    lists,
    values: { ...sent, pathway: sent.pathway ?? values.pathway },
    isMinor,
    now,
  })
  const isStale = version !== undefined && version !== signup.version
  return isStale ? { ...form, saved: presentDifferences(stored, form) } : form
}

/** Returns suggestions for fields without script, by list. Places are omitted, because there are too many. */
export async function loadNames(db: Db, { fields }: Form): Promise<Record<string, string[]>> {
  const lists = fields.flatMap(({ list }) => (list && list !== 'places' ? [list] : []))
  const rows = lists.length > 0 ? await listEntities(db, ...lists) : []
  const namesOf = (list: string) => rows.filter(row => row.list === list && row.active).map(({ name }) => name)
  return Object.fromEntries(lists.map(list => [list, namesOf(list)]))
}

/** `sent` are the answers that a conflict has rejected. */
export async function loadState(
  db: Db,
  userId: number,
  { now, sent, version }: { now: Date; sent?: Values | undefined; version?: number | undefined },
) {
  const signup = await loadSignup(db, userId)
  const { stage } = signup.state
  const sections: Section[] = stage === 'about-you' ? [...OPEN_SECTIONS, 'about-you'] : [...OPEN_SECTIONS]
  const { values } = await loadProfile(db, userId, { now, sections })
  const form = await loadForm(db, userId, { stage, now })
  const refused = sent && (await loadForm(db, userId, { stage, now, sent, version }))
  return presentSignup(signup, values, { ...form, ...(refused?.saved ? { saved: refused.saved } : {}) })
}

/** The questions about education depend on the pathway. */
const sectionsOf = (stage: Stage): Section[] =>
  stage === 'complete' ? [] : stage === 'education' ? ['pathway', stage] : [stage]
