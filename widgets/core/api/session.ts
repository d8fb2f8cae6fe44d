import { lastValue, publish } from './bus'
import { keepFormTokens, readToken } from './form-tokens'
import { clearLocalData } from './local-data'
import { notifyTabs, type TabMessage } from './notify-tabs'
import { clearCache } from './saved-items/cache'
import { applyChange, fetchSavedItems, loadSavedItems, restoreSavedItems } from './saved-items/store'
import type { User } from './topics'

export async function startSignedInPage(): Promise<void> {
  keepForms()
  await loadSavedItems()
}

/** Adding the same listener again changes nothing. */
function keepForms(): void {
  keepFormTokens()
  document.addEventListener('submit', closeAtLogout)
}

/** The log-out button submits a form. */
function closeAtLogout({ target }: Event): void {
  if (target instanceof HTMLFormElement && target.getAttribute('action') === '/logout') {
    clearLocalData()
  }
}

/** Updates the page and the other tabs after a log-in, a registration or a log-out on this page. */
export async function changeUser(user: User): Promise<void> {
  notifyTabs({ user })
  await show(user)
}

/** Handles a message from another tab or, without one, the return from the back/forward cache. */
export async function receive(message?: TabMessage): Promise<void> {
  if (!message) {
    restoreSavedItems()
  } else if ('user' in message) {
    await receiveUser(message.user)
  } else {
    await applyChange(message)
  }
}

/** The cookie decides: the other tab may show an old copy of a page. */
async function receiveUser(user: User): Promise<void> {
  const current = lastValue('user') ?? { loggedIn: false }
  const isCurrent = user.loggedIn ? current.loggedIn && current.id === user.id : !current.loggedIn
  if (!isCurrent && user.loggedIn === Boolean(readToken())) {
    clearCache()
    publish('user', user)
    await show(user)
  }
}

async function show({ loggedIn }: User): Promise<void> {
  for (const element of document.querySelectorAll<HTMLElement>('[data-visitors-only]')) {
    element.hidden = loggedIn
  }
  publish('saved-items', [])
  if (loggedIn) {
    keepForms()
    await fetchSavedItems()
  }
}
