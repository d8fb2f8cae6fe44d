import { type Text } from '@firstrung/mount/strings'
import { lastValue, publish } from '../bus'
import { useTopic } from '../use-topic'
import { isSavedOnPage } from './page-saved'
import type { removeSaved, SavableItem, setReminders, toggleSaved } from './store'

export interface SavedItemControl {
  saved: boolean
  /** Reminder mails are on. */
  reminders: boolean
  /** A visitor's save button links to the log-in page, which then saves. */
  signedIn: boolean
  /** Saves or removes the item; asks a visitor to log in (topic `modal`). The outcome goes to the topic `flash`. */
  toggle: () => void
  toggleReminders: () => void
}

/**
 * Returns the state of one item's save button. The code that saves loads with the first click. `wasSaved` is the state
 * in the server's HTML, used until the list is loaded.
 */
export function useSavedItem({ type, id, title }: SavableItem, wasSaved = false): SavedItemControl {
  const items = useTopic('saved-items')
  const user = useTopic('user')
  const signedIn = user?.loggedIn ?? false
  const item = signedIn ? items?.find(other => other.type === type && other.id === id) : undefined
  const isUnknown = items === undefined && (signedIn || !user)
  const saved = item !== undefined || (isUnknown && (wasSaved || isSavedOnPage(type, id)))
  const reminders = item?.reminders ?? false

  const toggle = () => {
    if (lastValue('user')?.loggedIn) {
      withStore(store => store.toggleSaved({ type, id, title }))
    } else {
      publish('modal', { name: 'save-item', title, type, id })
    }
  }
  const toggleReminders = () => withStore(store => store.setReminders({ type, id, title }, !reminders))
  return { saved, reminders, signedIn, toggle, toggleReminders }
}

export function undoSave(item: SavableItem): void {
  withStore(store => store.removeSaved(item))
}

interface Store {
  removeSaved: typeof removeSaved
  setReminders: typeof setReminders
  toggleSaved: typeof toggleSaved
}

function withStore(work: (store: Store) => Promise<void>): void {
  import('./store')
    .then(work)
    .catch(() => publish('flash', { kind: 'error', text: 'Sorry, that did not work. Try again' satisfies Text }))
}
