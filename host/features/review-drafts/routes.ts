import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { callRoutes } from './call-routes'
import { pageRoutes } from './page-routes'

export function routes(services: Services, router: Router): void {
  callRoutes(services, router)
  pageRoutes(services, router)
}
