import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { hiddenFromCounts, withoutHidden } from '../../../rendering/hidden'
import type { Services } from '../../../services'
import { loadHome } from './load'

export function routes(services: Services, router: Router): void {
  router.get('/', { access: 'anyone' }, async ctx => {
    const hidden = await hiddenFromCounts(ctx, services.db)
    const home = await loadHome(services, { hidden, hide: cards => withoutHidden(ctx, cards) })
    replyPage(ctx, services.renderer.page('home/index.njk', ctx, home))
  })
}
