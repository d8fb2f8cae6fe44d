import type { DraftState } from '../../db/tables'

export type Action = 'continue' | 'edit' | 'withdraw' | 'delete' | 'appeal'

const ACTIONS: Readonly<Record<DraftState, readonly Action[]>> = {
  draft: ['continue', 'delete'],
  pending: ['withdraw', 'delete'],
  published: ['edit', 'withdraw', 'delete'],
  'changes-requested': ['continue', 'delete'],
  rejected: ['appeal', 'delete'],
  'under-review': ['withdraw', 'delete'],
  withdrawn: ['delete'],
}

/** Lists what the author of a review may do now. Each review can be appealed for once. */
export const actionsOf = ({ state, appealed_at }: { state: DraftState; appealed_at: Date | null }): Action[] =>
  ACTIONS[state].filter(action => action !== 'appeal' || appealed_at === null)
