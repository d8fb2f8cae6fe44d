import { track } from '../analytics'
import { lastValue, publish } from '../bus'
import { ApiError } from '../calls/api-error'
import { saveItem, unsaveItem } from '../calls/saved-items'
import type { SavedItem } from '../topics'
import { clearCache } from './clear-cache'
import { loadSavedItems, fetchSavedItems, setSavedItems } from './sync'

/** A thing that can be saved, and what people call it. */
export interface SavableItem extends Pick<SavedItem, 'type' | 'id'> {
  title: string
}

const SORRY = 'Sorry, that did not work. Try again'
/** One act after the other, so that two quick clicks end as the person left them. */
const acts = { last: Promise.resolve() }

/** Saves what is not saved and forgets what is: at once on the page, then on the server. Never fails. */
export async function toggleSaved(thing: SavableItem): Promise<void> {
  await loadSavedItems().catch(() => undefined)
  const save = !isSaved(thing)
  show(thing, save)
  await (acts.last = acts.last.then(() => settle(thing, save)))
}

async function settle(thing: SavableItem, save: boolean): Promise<void> {
  const { type, id, title } = thing
  try {
    await (save ? saveItem(thing) : unsaveItem(thing))
    track(save ? 'save_item' : 'unsave_item', { type, id })
    const undo = () => void (isSaved(thing) === save && toggleSaved(thing))
    publish('flash', { kind: 'success', text: `${title} ${save ? 'saved' : 'removed'}`, undo })
  } catch (error) {
    await recover(thing, save, error)
  }
}

/** Spec section 8: a 422 clears the kept list and asks for it anew, without a word. */
async function recover(thing: SavableItem, save: boolean, error: unknown): Promise<void> {
  const { status, message } = error instanceof ApiError ? error : { status: 0, message: '' }
  show(thing, !save)
  if (status === 422) {
    clearCache()
    await fetchSavedItems().catch(() => undefined)
  } else if (status === 401) {
    // The session is over; the person is a visitor again, who is asked to log in.
    clearCache()
    publish('user', { loggedIn: false })
    publish('modal', { name: 'save-item', ...thing })
  } else {
    publish('flash', { kind: 'error', text: status === 409 ? message : SORRY })
  }
}

function show({ type, id }: SavableItem, saved: boolean): void {
  const others = (lastValue('saved-items') ?? []).filter(item => item.type !== type || item.id !== id)
  setSavedItems(saved ? [{ type, id, reminders: type === 'jobs' }, ...others] : others)
}

function isSaved({ type, id }: SavableItem): boolean {
  return (lastValue('saved-items') ?? []).some(item => item.type === type && item.id === id)
}
