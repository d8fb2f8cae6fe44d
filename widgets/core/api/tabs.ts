import type { SavedItem, User } from './topics'

/** What one tab tells the other tabs of this site. */
export type TabMessage =
  | { user: User }
  /** A change of the saved items of one user. */
  | { userId: number; item: SavedItem; saved: boolean }

const NAME = 'firstrung'

/**
 * Tells the other tabs who this page was made for, and passes their messages on. The channel is closed while the browser
 * stores the page for the Back button: an open one would keep it out of that store.
 */
export function followTabs(user: User): void {
  const state: { channel?: BroadcastChannel } = {}
  const open = () => {
    state.channel = new BroadcastChannel(NAME)
    state.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => void receive(data)
  }
  open()
  state.channel?.postMessage({ user } satisfies TabMessage)
  addEventListener('pagehide', () => state.channel?.close())
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      open()
      void receive()
    }
  })
}

/** Sends a message; this page may receive it, too. */
export function tellTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(message)
  channel.close()
}

/** The code that acts on messages loads with the first one. */
async function receive(message?: TabMessage): Promise<void> {
  try {
    const session = await import('./session')
    await session.receive(message)
  } catch {
    // The page stays as it is; its next call tells what has changed.
  }
}
