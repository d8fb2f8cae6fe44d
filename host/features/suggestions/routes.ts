import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { findSuggestions } from './find'
import { keepFresh } from './keep-fresh'
import { refreshSuggestions } from './refresh-commands'

const A_MINUTE = 'public, max-age=60'

export function routes({ db, reads, data, clock, log }: Services, router: Router): void {
  const fresh = keepFresh({ data, clock, log, refresh: when => refreshSuggestions(db, when) })

  router.call('GET /suggestions.php', { access: 'anyone', needs: 'database' }, async (ctx, { query }) => {
    await fresh()
    ctx.set('Cache-Control', A_MINUTE)
    ctx.body = await findSuggestions(reads, query)
  })
}
