import type { Router } from '../../../http/router'
import { root } from '../../../lib/root'
import type { Services } from '../../../services'
import { readBuilds } from './builds'
import { configuratorRoutes } from './configurator-routes'
import { dataRoutes } from './data-routes'
import { fileRoutes } from './files-routes'
import { frameRoutes } from './frame-routes'

export function routes(services: Services, router: Router): void {
  const builds = readBuilds(root, services.config.DATA_DIR)
  configuratorRoutes(services, builds, router)
  dataRoutes(services, router)
  frameRoutes(services, builds, router)
  fileRoutes(builds, router)
}
