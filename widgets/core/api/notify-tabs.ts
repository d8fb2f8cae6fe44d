import type { SavedItem, User } from './topics'

export type TabMessage = { user: User } | { userId: number; item: SavedItem; saved: boolean }

export const CHANNEL = 'firstrung'

export function notifyTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(message)
  channel.close()
}
