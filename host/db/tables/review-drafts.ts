import type { Generated } from 'kysely'
import type { Json, Timestamp, WithDefault } from './column'
import type { ReviewState } from './reviews'

export type DraftState = 'draft' | ReviewState

/** Answers by stage and field, as entered. */
export type DraftAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface ReviewFlag {
  kind:
    'contact' | 'insult' | 'capitals' | 'repeated' | 'copy' | 'many' | 'disposable' | 'name' | 'new-employer' | 'appeal'
  field?: string
  /** The matched words, to highlight in the text. */
  words?: string
}

export interface ReviewDraftsTable {
  id: Generated<number>
  state: WithDefault<DraftState>
  machine_version: number
  snapshot: Json<{ value: string; context: { reached: string } }>
  version: WithDefault<number>
  answers: Json<DraftAnswers>
  company_id: number | null
  review_id: number | null
  flags: Json<ReviewFlag[]>
  is_verified_student: WithDefault<boolean>
  reason: string | null
  decision_text: string | null
  decided_at: Timestamp | null
  appeal_text: string | null
  appealed_at: Timestamp | null
  submitted_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface ReviewAuthorsTable {
  draft_id: number
  user_id: number
  company_id: number | null
  type_id: number | null
  start_year: number | null
}

export interface ReviewStartsTable {
  session_id_hash: string
  answers: Json<Readonly<Record<string, unknown>>>
  updated_at: Timestamp
}

export interface ReviewSketchesTable {
  id: Generated<number>
  draft_id: number | null
  review_id: number | null
  hashes: number[]
}

export type ModerationAct =
  | 'approve'
  | 'request-changes'
  | 'reject'
  | 'hide'
  | 'restore'
  | 'reply'
  | 'confirm'
  | 'merge'
  | 'dismiss'
  | 'uphold'
  | 'undo'

export interface ModerationActsTable {
  id: Generated<number>
  act: ModerationAct
  moderator_id: number
  draft_id: number | null
  review_id: number | null
  company_id: number | null
  report_id: number | null
  reason: string | null
  text: string | null
  before: Json<unknown> | null
  undoes: number | null
  acted_at: Timestamp
}
