import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { findSuggestions } from './find'
import { SuggestionQuery, Suggestions } from './input'
import { keepFresh } from './keep-fresh'
import { refreshSuggestions } from './refresh-commands'

const A_MINUTE = 'max-age=60'

export function routes({ db, reads, data, clock, log }: Services, router: Router): void {
  const fresh = keepFresh({ data, clock, log, refresh: when => refreshSuggestions(db, when) })

  router.get(
    '/suggestions.php',
    { access: 'anyone', query: SuggestionQuery, json: Suggestions },
    async (ctx, { query }) => {
      await fresh()
      // The answer is everybody's, whoever asks; only a token that may travel with it is not.
      ctx.set('Cache-Control', `${ctx.state.actor ? 'private' : 'public'}, ${A_MINUTE}`)
      ctx.body = await findSuggestions(reads, query)
    },
  )
}
