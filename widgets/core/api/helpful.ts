import { t, type Text } from '@firstrung/mount/strings'
import { afterLogin } from './after-login'
import { lastValue, publish } from './bus'
import { ApiError } from './calls/api-error'
import { call } from './calls/call'
import type { AnswerOf } from './contracts'

export type Helpful = AnswerOf<'POST /ajax/reviews/:id/helpful'>

const FAILED = 'Sorry, that did not work. Try again' satisfies Text

/**
 * Adds or removes a helpful vote, and publishes the new count. Visitors are asked to log in first (topic `modal`); the
 * vote follows. The outcome goes to the topic `flash`. Never fails.
 */
export async function voteHelpful(id: number, isHelpful: boolean, onChange: (helpful: Helpful) => void): Promise<void> {
  if (!lastValue('user')?.loggedIn) {
    voteAfterLogin(id, isHelpful, onChange)
    return
  }
  try {
    const method = isHelpful ? 'POST' : 'DELETE'
    onChange(await call(`${method} /ajax/reviews/:id/helpful`, { params: { id } }))
    const text = t(isHelpful ? 'Thanks. We’ve counted your vote' : 'We’ve taken your vote back')
    publish('flash', { kind: 'success', text })
  } catch (error) {
    const { status, message } = error instanceof ApiError ? error : { status: 0, message: '' }
    if (status === 401) {
      // The session has ended.
      publish('user', { loggedIn: false })
      voteAfterLogin(id, isHelpful, onChange)
    } else {
      publish('flash', { kind: 'error', text: status === 409 ? message : FAILED })
    }
  }
}

function voteAfterLogin(...vote: Parameters<typeof voteHelpful>): void {
  afterLogin(() => void voteHelpful(...vote))
}
