import { useSyncExternalStore } from 'react'

const KEY = 'page-keys'
const listeners = new Set<() => void>()
/** The choice of this page if the device stores nothing. */
let choice = true

export function useSwitch(): [isOn: boolean, store: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribeToSwitch, readSwitch, () => true), storeSwitch]
}

/** Returns whether the keys are on, the default on this device. */
function readSwitch(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return choice
  }
}

function storeSwitch(isOn: boolean): void {
  choice = isOn
  try {
    if (isOn) {
      localStorage.removeItem(KEY)
    } else {
      localStorage.setItem(KEY, 'off')
    }
  } catch {
    // The choice holds for this page only.
  }
  listeners.forEach(listener => listener())
}

/** Calls `listener` after each change, including other tabs'. Returns a function that stops this. */
function subscribeToSwitch(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
