import { CHANNEL, type TabMessage } from './notify-tabs'
import type { User } from './topics'

/**
 * Announces this page's user to the other tabs, and passes their messages on. The channel is closed while the page is
 * in the back/forward cache, which an open one would prevent.
 */
export function followTabs(user: User): void {
  const state: { channel?: BroadcastChannel } = {}
  const open = () => {
    state.channel = new BroadcastChannel(CHANNEL)
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

/** The code that handles messages loads with the first one. */
async function receive(message?: TabMessage): Promise<void> {
  try {
    const session = await import('./session')
    await session.receive(message)
  } catch {
    // The page stays unchanged; its next call reports the change.
  }
}
