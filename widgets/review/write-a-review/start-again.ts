import { call, readUser, removeLocalDraft, subscribe } from '@firstrung/api'

const FIRST_STAGE = '/write-a-review/job-details'

/** Deletes the session's and this device's data of a review that was never started. */
export async function startAgain(): Promise<void> {
  const user = readUser()
  await call('GET /write-a-review/reset').catch(() => undefined)
  removeLocalDraft(user.loggedIn ? (user.id ?? 0) : 0, 'new')
  location.assign(FIRST_STAGE)
}

/** Continues once the user has logged in on this page. Returns a function that stops waiting. */
export function followLogIn(): () => void {
  let isFirst = true
  const unsubscribe = subscribe('user', user => {
    if (!isFirst && user.loggedIn) {
      void continueAfterLogIn()
    }
  })
  isFirst = false
  return unsubscribe
}

/** A user with unfinished reviews chooses first. */
async function continueAfterLogIn(): Promise<void> {
  const reviews = await call('GET /write-a-review/unfinished-reviews').catch(() => [])
  location.assign(reviews.length > 0 ? '/write-a-review' : FIRST_STAGE)
}
