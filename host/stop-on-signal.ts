import { setTimeout as pause } from 'node:timers/promises'
import type { Listener } from './http/listener'
import type { Services } from './services'

/**
 * Stops the process on a signal: `/readyz` fails at once, each answer closes its connection, and the database closes
 * last. SIGTERM waits until clients have learnt that their connection closes. SIGINT, from a person at a terminal, also
 * closes idle connections.
 */
export function stopOnSignal(listener: Listener, services: Services): void {
  process.on('SIGTERM', () => void stop(services.config.DRAIN_DELAY_SECONDS))
  process.on('SIGINT', () => {
    listener.closeIdle()
    void stop(0)
  })

  async function stop(delaySeconds: number): Promise<void> {
    const { lifecycle, log } = services
    if (lifecycle.stopping) {
      return
    }
    lifecycle.apply({ type: 'stopped' })
    log.info({ delaySeconds }, 'stopping')
    listener.announceClose()
    await pause(delaySeconds * 1000)
    await listener.drain()
    try {
      await services.close()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'closing failed')
      process.exit(1)
    }
  }
}
