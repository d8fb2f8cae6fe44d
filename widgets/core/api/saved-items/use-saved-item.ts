import { lastValue, publish } from '../bus'
import { useTopic } from '../use-topic'
import type { SavableItem } from './toggle'

export interface SavedItemControl {
  saved: boolean
  /** A visitor's save button is a link to the log-in page, which saves afterwards. */
  signedIn: boolean
  /** Saves or forgets the thing; a visitor is asked to log in (topic `modal`). Success and failure go to topic `flash`. */
  toggle: () => void
}

/** The save button of one thing: whether it is saved, and what a click does. The rest comes with the first click. */
export function useSavedItem({ type, id, title }: SavableItem): SavedItemControl {
  const items = useTopic('saved-items')
  const signedIn = useTopic('user')?.loggedIn ?? false
  const saved = signedIn && (items?.some(item => item.type === type && item.id === id) ?? false)

  const toggle = () => {
    if (lastValue('user')?.loggedIn) {
      import('./toggle')
        .then(({ toggleSaved }) => toggleSaved({ type, id, title }))
        .catch(() => publish('flash', { kind: 'error', text: 'Sorry, that did not work. Try again' }))
    } else {
      publish('modal', { name: 'save-item', title, type, id })
    }
  }
  return { saved, signedIn, toggle }
}
