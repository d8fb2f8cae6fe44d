import type { Context } from '../../../http/context'
import { replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import type { Scope } from '../../../search/address'
import type { Services } from '../../../services'
import { countNationwide, countPlaces } from './queries'
import { presentIndex } from './view'

export function routes({ reads, clock, renderer }: Services, router: Router): void {
  router.get('/search-jobs-location', { access: 'anyone' }, ctx => show(ctx, 'jobs'))
  router.get('/search-reviews-location', { access: 'anyone' }, ctx => show(ctx, 'reviews'))
  router.get('/search-companies-location', { access: 'anyone' }, ctx => show(ctx, 'companies'))

  async function show(ctx: Context, scope: Scope): Promise<void> {
    const now = clock.now()
    const [places, nationwide] = await Promise.all([countPlaces(reads, scope, now), countNationwide(reads, scope, now)])
    const view = presentIndex({ scope, places, nationwide })
    replyPage(ctx, renderer.page('locations/index.njk', ctx, view))
  }
}
