import type { DraftState } from '../../db/tables'

/** What the author of a review may do with it. `continue` and `edit` lead to its stages. */
export type AuthorAct = 'continue' | 'edit' | 'withdraw' | 'delete' | 'appeal'

export const MODERATOR_ACTS = ['approve', 'request-changes', 'reject', 'hide', 'restore', 'reply'] as const
export type ModeratorAct = (typeof MODERATOR_ACTS)[number]

interface Rights {
  author: readonly AuthorAct[]
  moderator: readonly ModeratorAct[]
}

/** Who may do what with a review in which state (docs/decisions/0055). Everyone else reads what is published. */
const RIGHTS: Readonly<Record<DraftState, Rights>> = {
  draft: { author: ['continue', 'delete'], moderator: [] },
  pending: { author: ['withdraw', 'delete'], moderator: ['approve', 'request-changes', 'reject'] },
  published: { author: ['edit', 'withdraw', 'delete'], moderator: ['hide', 'reply'] },
  'changes-requested': { author: ['continue', 'delete'], moderator: [] },
  rejected: { author: ['appeal', 'delete'], moderator: [] },
  'under-review': { author: ['withdraw', 'delete'], moderator: ['reject', 'restore'] },
  withdrawn: { author: ['delete'], moderator: [] },
}

/** Lists what the author of a review may do now. Each review can be appealed for once. */
export const actionsOf = ({ state, appealed_at }: { state: DraftState; appealed_at: Date | null }): AuthorAct[] =>
  RIGHTS[state].author.filter(act => act !== 'appeal' || appealed_at === null)

/** Whether the author may change a review. An edit of a published one waits for approval like a new one. */
export const isEditable = (state: DraftState): boolean =>
  RIGHTS[state].author.some(act => act === 'continue' || act === 'edit')

/** Whether a moderator may do this with a review. */
export const mayModerate = (act: ModeratorAct, state: DraftState): boolean => RIGHTS[state].moderator.includes(act)

const STATES = Object.keys(RIGHTS) as DraftState[]

/** The states in which a review waits for its author, and counts towards the most that may. */
export const UNFINISHED: readonly DraftState[] = STATES.filter(state => RIGHTS[state].author.includes('continue'))
