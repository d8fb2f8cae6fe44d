/** Prefix of texts that could not be saved yet, followed by the ids of the user and the draft. */
const PREFIX = '1.4-draft-'

const state = { isClosed: false }

const keyOf = (userId: number, draft: string) => `${PREFIX}${userId}-${draft}`

/** Stores the input on this device; returns false if storage is full or blocked, and after a log-out. */
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

/** Returns the stored text of a draft; undefined if there is none. Texts of other users of this device are removed. */
export function readLocalDraft(userId: number, draft: string): unknown {
  try {
    removeDrafts(key => !key.startsWith(keyOf(userId, '')))
    return JSON.parse(localStorage.getItem(keyOf(userId, draft)) ?? '') as unknown
  } catch {
    return undefined
  }
}

export function removeLocalDraft(userId: number, draft: string): void {
  removeDrafts(key => key === keyOf(userId, draft))
}

/** Removes all drafts at log-out; nothing is stored until the next log-in or page. */
export function closeLocalDrafts(): void {
  state.isClosed = true
  removeDrafts(() => true)
}

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
    // Blocked storage is empty.
  }
}
