import { call, callOnLeave, removeLocalDraft, storeLocalDraft, readLocalDraft } from '@firstrung/api'
import type { Answers } from './answer'
import type { Draft, Form } from './contract'

interface Sent {
  draft: Draft | null
  stage: Form['stage']
  version: number
}

/** The answer to a save: the draft, or only its form if the session stores the first stage. */
export type Stored = Pick<Draft, 'form'> & Partial<Draft>

/** Stores the answers of a stage, without a draft in the session. */
export async function sendStage(
  { draft, stage, version }: Sent,
  data: Answers,
  flags: { autosave?: boolean; submit?: boolean },
): Promise<Stored> {
  const { autosave = false, submit = false } = flags
  if (draft) {
    const body = { stage, data, version, autosave, submit }
    return call('PUT /write-a-review/:id', { params: { id: draft.reviewId }, body })
  }
  return call('POST /write-a-review', { body: { jobDetails: data, autosave } })
}

export function sendOnLeave({ draft, stage, version }: Sent, data: Answers): void {
  if (draft) {
    const body = { stage, data, version, autosave: true }
    callOnLeave('PUT /write-a-review/:id', { params: { id: draft.reviewId }, body })
  } else {
    callOnLeave('POST /write-a-review', { body: { jobDetails: data, autosave: true } })
  }
}

/** A conflict answers with the current stage, which may be another one. */
export async function loadStage(draft: Draft, stage: Form['stage']): Promise<Draft> {
  return draft.form.stage === stage
    ? draft
    : call('GET /write-a-review/:id/:stage', { params: { id: draft.reviewId, stage } })
}

interface LocalAnswers {
  stage: string
  /** The version that the answers are based on. */
  version: number
  answers: Answers
}

export class LocalDraft {
  readonly #userId: number
  readonly #name: string

  constructor(userId: number, draft: Draft | null) {
    this.#userId = userId
    this.#name = String(draft?.reviewId ?? 'new')
  }

  read(stage: string): LocalAnswers | undefined {
    const local = Object(readLocalDraft(this.#userId, this.#name)) as Partial<LocalAnswers>
    return local.stage === stage && typeof local.answers === 'object' ? (local as LocalAnswers) : undefined
  }

  /** Returns false if the device stores nothing. */
  write(local: LocalAnswers): boolean {
    return storeLocalDraft(this.#userId, this.#name, local)
  }

  drop(): void {
    removeLocalDraft(this.#userId, this.#name)
  }
}
