import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { findSuggestions } from './find'

const A_MINUTE = 'max-age=60'

export function routes({ reads }: Services, router: Router): void {
  router.call('GET /suggestions.php', { access: 'anyone' }, async (ctx, { actor, query }) => {
    // The answer is the same for everyone, but a signed-in one may carry a token cookie.
    ctx.set('Cache-Control', `${actor ? 'private' : 'public'}, ${A_MINUTE}`)
    ctx.body = await findSuggestions(reads, query)
  })
}
