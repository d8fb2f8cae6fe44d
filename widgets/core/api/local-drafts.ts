/** Texts that could not be saved yet, on this device. The id of the user and of the draft follow. */
const PREFIX = '1.4-draft-'

const state = { isClosed: false }

const keyOf = (userId: number, draft: string) => `${PREFIX}${userId}-${draft}`

/** Keeps what is typed on this device; returns false where storage is full or blocked, and after a log-out. */
export function storeLocalDraft(userId: number, draft: string, value: object): boolean {
  try {
    if (!state.isClosed) {
      localStorage.setItem(keyOf(userId, draft), JSON.stringify(value))
    }
    return !state.isClosed
  } catch {
    return false
  }
}

/** Returns what is kept of a draft; undefined without it. Texts of other people who used this device are removed. */
export function readLocalDraft(userId: number, draft: string): unknown {
  try {
    removeDrafts(key => !key.startsWith(keyOf(userId, '')))
    return JSON.parse(localStorage.getItem(keyOf(userId, draft)) ?? '') as unknown
  } catch {
    return undefined
  }
}

/** Removes what is kept of a draft, once it is saved. */
export function removeLocalDraft(userId: number, draft: string): void {
  removeDrafts(key => key === keyOf(userId, draft))
}

/** Removes all drafts at log-out; nothing is kept until the next log-in or page. */
export function closeLocalDrafts(): void {
  state.isClosed = true
  removeDrafts(() => true)
}

/** Keeps drafts again, after a log-in on this page. */
export function reopenLocalDrafts(): void {
  state.isClosed = false
}

function removeDrafts(isRemoved: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && isRemoved(key)) {
        localStorage.removeItem(key)
      }
    }
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
