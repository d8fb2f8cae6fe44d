import type { SavedItem, User } from './topics'

export type TabMessage =
  | { user: User }
  /** A change of the saved items of one user. */
  | { userId: number; item: SavedItem; saved: boolean }

export const CHANNEL = 'firstrung'

/** Sends a message; this page may receive it, too. */
export function notifyTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(message)
  channel.close()
}
