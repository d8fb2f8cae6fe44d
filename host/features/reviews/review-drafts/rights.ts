import type { DraftState } from '../../../db/tables'

/** `continue` and `edit` lead to the stages of the form. */
export type AuthorAct = 'continue' | 'edit' | 'withdraw' | 'delete' | 'appeal'

export const MODERATOR_ACTS = ['approve', 'request-changes', 'reject', 'hide', 'restore', 'reply'] as const
export type ModeratorAct = (typeof MODERATOR_ACTS)[number]

interface Rights {
  author: readonly AuthorAct[]
  moderator: readonly ModeratorAct[]
}

/** By the state of a review (docs/decisions/0055). Everyone else only sees published reviews. */
const RIGHTS: Readonly<Record<DraftState, Rights>> = {
  draft: { author: ['continue', 'delete'], moderator: [] },
  pending: { author: ['withdraw', 'delete'], moderator: ['approve', 'request-changes', 'reject'] },
  published: { author: ['edit', 'withdraw', 'delete'], moderator: ['hide', 'reply'] },
  'changes-requested': { author: ['continue', 'delete'], moderator: [] },
  rejected: { author: ['appeal', 'delete'], moderator: [] },
  'under-review': { author: ['withdraw', 'delete'], moderator: ['reject', 'restore'] },
  withdrawn: { author: ['delete'], moderator: [] },
}

/** Each review can be appealed once. */
export const actionsOf = ({ state, appealed_at }: { state: DraftState; appealed_at: Date | null }): AuthorAct[] =>
  RIGHTS[state].author.filter(act => act !== 'appeal' || appealed_at === null)

/** An edit of a published review needs approval like a new one. */
export const isEditable = (state: DraftState): boolean =>
  RIGHTS[state].author.some(act => act === 'continue' || act === 'edit')

export const mayModerate = (act: ModeratorAct, state: DraftState): boolean => RIGHTS[state].moderator.includes(act)

const STATES = Object.keys(RIGHTS) as DraftState[]

/** These count towards the limit of unfinished reviews. */
export const UNFINISHED: readonly DraftState[] = STATES.filter(state => RIGHTS[state].author.includes('continue'))
