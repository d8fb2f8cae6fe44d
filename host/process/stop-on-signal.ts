import { setTimeout as pause } from 'node:timers/promises'
import type { Listener } from '../http/listener'
import type { Services } from '../services'
import { stopOnError } from './stop-on-error'

/**
 * On a signal or an uncaught error `/readyz` fails at once, each answer closes its connection, and the database closes
 * last. SIGTERM waits until clients know that their connection closes. SIGINT from a terminal, and an error, also close
 * idle connections.
 */
export function stopOnSignal(listener: Listener, services: Services): void {
  process.on('SIGTERM', () => void stop(services.config.DRAIN_DELAY_SECONDS))
  process.on('SIGINT', stopSoon)
  stopOnError(services.log, stopSoon)

  function stopSoon(): void {
    listener.closeIdle()
    void stop(0)
  }

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
      // The exit code is already set if there was an error.
      process.exit()
    } catch (error) {
      log.error({ err: error }, 'closing failed')
      process.exit(1)
    }
  }
}
