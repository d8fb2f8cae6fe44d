import { lastValue, publish, subscribe } from './bus'

/**
 * Asks a visitor to log in (topic `modal`) and calls `work` once they have, on this page. A later request for a dialog
 * cancels it: the visitor has moved on.
 */
export function afterLogin(work: () => void): void {
  publish('modal', { name: 'login' })
  const request = lastValue('modal')
  const stop = () => {
    stopUser()
    stopModal()
  }
  const stopModal = subscribe('modal', newRequest => {
    if (newRequest !== request) {
      stop()
    }
  })
  const stopUser = subscribe('user', user => {
    if (user.loggedIn) {
      stop()
      work()
    }
  })
}
