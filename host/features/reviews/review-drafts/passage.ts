import type { DraftState, ReviewFlag } from '../../../db/tables'
import { TEXT_FIELDS } from './checks'
import { restoreState, type StoredState } from './machine'
import type { Stage } from './stages'

/** The kinds of flag that explain each reason of a moderator. */
const KINDS: Readonly<Record<string, readonly ReviewFlag['kind'][]>> = {
  'names-a-person': ['name', 'contact'],
  abusive: ['insult', 'capitals'],
  copied: ['copy', 'repeated'],
}

interface Decided extends StoredState {
  state: DraftState
  flags: readonly ReviewFlag[]
  reason: string | null
  decision_text: string | null
}

/**
 * Returns the stage where the author continues. A review with requested changes opens at the text in question: the one
 * with the moderator's quote, otherwise one with flagged words for the given reason.
 */
export function stageToContinue(draft: Decided): Stage {
  const flag = draft.state === 'changes-requested' ? findFlag(draft) : undefined
  return TEXT_FIELDS.find(({ field }) => field === flag?.field)?.stage ?? restoreState(draft).stage
}

function findFlag({ flags, reason, decision_text }: Decided): ReviewFlag | undefined {
  const texts = flags.filter(({ field }) => TEXT_FIELDS.some(text => text.field === field))
  const quoted = texts.find(({ words }) => words && decision_text?.includes(words))
  return quoted ?? texts.find(({ kind }) => KINDS[reason ?? '']?.includes(kind))
}
