import type { SuggestionKind } from '../../db/tables'
import type { Routes } from '../../http/routes'
import type { Services } from '../../services'
import type { Scope } from '../search-links'
import { SuggestionQuery, Suggestions } from './input'
import { keepFresh } from './keep-fresh'
import { listAlike, listByPrefix, type SuggestionRow } from './queries'
import { refreshSuggestions } from './refresh-commands'
import { isSlip } from './slips'
import { presentSuggestions } from './view'

const A_MINUTE = 'max-age=60'

export function routes({ db, reads, data, clock, log }: Services, on: Routes): void {
  const fresh = keepFresh({ data, clock, log, refresh: when => refreshSuggestions(db, when) })

  on.get(
    '/suggestions.php',
    { access: 'anyone', query: SuggestionQuery, json: Suggestions },
    async (ctx, { query }) => {
      await fresh()
      const groups = groupsOf(query.type, query.scope)
      const rows = await find(query.term, groups)
      // The answer is everybody's, whoever asks; only a token that may travel with it is not.
      ctx.set('Cache-Control', `${ctx.state.actor ? 'private' : 'public'}, ${A_MINUTE}`)
      ctx.body = presentSuggestions(rows, query.scope)
    },
  )

  async function find(term: string, groups: readonly SuggestionKind[][]): Promise<SuggestionRow[]> {
    const begun = await listByPrefix(reads, term, groups)
    if (begun.length > 0) {
      return begun
    }
    const alike = await listAlike(reads, term, groups.flat())
    return alike.filter(row => isSlip(row.term, row.start))
  }
}

/** Titles are words of adverts: only a search for jobs is sure to find something by them. */
function groupsOf(type: 'what' | 'where' | undefined, scope: Scope): SuggestionKind[][] {
  const what: SuggestionKind[][] = [scope === 'jobs' ? ['role', 'title'] : ['role'], ['company']]
  return [...(type === 'where' ? [] : what), ...(type === 'what' ? [] : [['place'] satisfies SuggestionKind[]])]
}
