const KEY = 'moderation-keys'
const OFF = 'off'
const listeners = new Set<() => void>()
/** The choice of this page where the device keeps nothing. */
let choice = true

/** Whether the keys are on, which they are until the moderator turns them off on this device. */
export function readSwitch(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF
  } catch {
    return choice
  }
}

export function storeSwitch(isOn: boolean): void {
  choice = isOn
  try {
    if (isOn) {
      localStorage.removeItem(KEY)
    } else {
      localStorage.setItem(KEY, OFF)
    }
  } catch {
    // The choice holds for this page only.
  }
  listeners.forEach(listener => listener())
}

/** Calls `listener` after each change, of another tab as well. Returns what ends that. */
export function subscribeToSwitch(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
