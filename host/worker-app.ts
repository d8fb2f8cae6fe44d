import Koa from 'koa'
import * as health from './features/team/health'
import * as metrics from './features/team/metrics'
import type { State } from './http/context'
import { Router } from './http/router'
import type { Services } from './services'

/** `/healthz`, `/readyz` and `/metrics` on WORKER_PORT, as on a host. */
export function createWorkerApp(services: Services): Koa<State> {
  const router = new Router(services.renderer)
  health.routes(services, router)
  metrics.routes(services, router)
  const app = new Koa<State>()
  for (const middleware of router.middleware()) {
    app.use(middleware)
  }
  app.on('error', error => services.log.error({ err: error as Error }, 'answering failed'))
  return app
}
