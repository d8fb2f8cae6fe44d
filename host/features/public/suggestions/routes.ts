import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import { findSuggestions } from './find'

const A_MINUTE = 'public, max-age=60'

export function routes({ reads, searches }: Services, router: Router): void {
  router.call('GET /suggestions.php', { access: 'anyone', needs: 'database' }, async (ctx, { query }) => {
    ctx.set('Cache-Control', A_MINUTE)
    ctx.body = await searches.run(() => findSuggestions(reads, query))
  })
}
