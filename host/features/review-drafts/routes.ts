import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { callRoutes } from './call-routes'
import { pageRoutes } from './page-routes'
import { stageRoutes } from './stage-routes'
import { writeCallRoutes } from './write-call-routes'

export function routes(services: Services, router: Router): void {
  callRoutes(services, router)
  writeCallRoutes(services, router)
  pageRoutes(services, router)
  stageRoutes(services, router)
}
