import { lastValue, publish } from '../bus'
import { useTopic } from '../use-topic'
import type { SavableItem } from './store'

export interface SavedItemControl {
  saved: boolean
  /** A visitor's save button is a link to the log-in page, which saves afterwards. */
  signedIn: boolean
  /** Saves or removes the item; asks a visitor to log in (topic `modal`). The outcome goes to the topic `flash`. */
  toggle: () => void
}

/**
 * Returns the state of one item's save button. The code that saves loads with the first click. `wasSaved`: what the server
 * knew, until the page knows the list.
 */
export function useSavedItem({ type, id, title }: SavableItem, wasSaved = false): SavedItemControl {
  const items = useTopic('saved-items')
  const user = useTopic('user')
  const signedIn = user?.loggedIn ?? false
  const isListed = items?.some(item => item.type === type && item.id === id) ?? wasSaved
  const saved = isListed && (signedIn || (wasSaved && !user))

  const toggle = () => {
    if (lastValue('user')?.loggedIn) {
      import('./store')
        .then(({ toggleSaved }) => toggleSaved({ type, id, title }))
        .catch(() => publish('flash', { kind: 'error', text: 'Sorry, that did not work. Try again' }))
    } else {
      publish('modal', { name: 'save-item', title, type, id })
    }
  }
  return { saved, signedIn, toggle }
}
