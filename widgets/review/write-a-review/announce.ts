import { track } from '@firstrung/api'
import type { Draft } from './contract'
import { typeOf } from './use-review'

/** Without a draft this was the first stage; its address gets the id, so that Back returns to it. */
export function announce(moved: Draft, before: Draft | null, isSending: boolean): void {
  const fields = { stage: moved.form.stage, type: typeOf(moved) }
  if (!before) {
    history.replaceState(null, '', `/write-a-review/${moved.reviewId}/job-details`)
    track('review_start', fields)
  }
  if (isSending) {
    track('review_submit', fields)
  }
}
