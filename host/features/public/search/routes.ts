import { type SearchAnswer, searchAnswer } from '@firstrung/search-app/contract'
import { type Context, wantsJson } from '../../../http/context'
import { requestHost } from '../../../http/proxies'
import { redirect, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import { parseUrl } from '../../../lib/urls'
import { hiddenFromCounts } from '../../../rendering/hidden'
import { resolveSearch, normaliseWords } from '../../../search'
import { SCOPES, type SearchState, stateUrl } from '../../../search/address'
import type { Services } from '../../../services'
import { noteGap, noteNext, type Searched } from '../../team/search-gaps'
import { answerSearch } from './answer'
import { FormQuery, SearchQuery, SegmentParams } from './input'
import { placeKnown, readForm, readState } from './read-state'
import { presentList } from './view'

export type LoadSavedSearches = (services: Services, userId: number) => Promise<SearchAnswer['savedSearches']>

/** `loadSavedSearches` is a parameter because the feature of saved searches imports this one. */
export function routes(services: Services, router: Router, loadSavedSearches: LoadSavedSearches): void {
  const { db, reads, clock, log, renderer, searches } = services

  router.get('/search', { access: 'anyone', query: FormQuery }, async (ctx, { query }) => {
    redirect(ctx, stateUrl(await readForm(reads, query)), 302)
  })

  for (const scope of SCOPES) {
    // A shortened address of a job, a review or an employer.
    router.get(`/${scope}`, { access: 'anyone' }, ctx => redirect(ctx, `/search-${scope}`, 301))

    const shape = { access: 'anyone', params: SegmentParams, query: SearchQuery(scope), json: searchAnswer } as const
    router.get(`/search-${scope}{/*segments}`, shape, (ctx, { params, query }) =>
      searches.run(() => search(ctx, readState(scope, params.segments, query))),
    )
  }

  async function search(ctx: Context, state: SearchState): Promise<void> {
    const placed = await placeKnown(reads, state)
    const resolved = found(await resolveSearch(reads, placed))
    if (placed !== state) {
      redirect(ctx, stateUrl(placed), 302)
    } else if (isCanonical(ctx, stateUrl(state))) {
      await reply(ctx, resolved)
    }
  }

  /**
   * Records searches without full results, and the list that the visitor opens next. An error is only logged, because
   * the answer does not depend on it.
   */
  async function noteSearch(ctx: Context, answer: SearchAnswer, isWider: boolean): Promise<void> {
    const now = clock.now()
    const before = searchedBefore(ctx, answer)
    const words = answer.form.search
    try {
      if (answer.meta.pagination.page === 1 && (isWider || answer.totalResults === 0)) {
        await noteGap(db, { scope: answer.scope, words }, { found: isWider, now })
      } else if (before) {
        await noteNext(db, before, { address: answer.queryString.path, now })
      }
    } catch (error) {
      log.warn({ err: error }, 'A search without results could not be counted')
    }
  }

  async function reply(ctx: Context, resolved: NonNullable<Awaited<ReturnType<typeof resolveSearch>>>) {
    const hidden = await hiddenFromCounts(ctx, db)
    const { answer, isWider } = await answerSearch(reads, { ...resolved, hidden }, clock.now())
    await noteSearch(ctx, answer, isWider)
    ctx.vary('X-Requested-With')
    if (wantsJson(ctx)) {
      ctx.set('Cache-Control', 'no-store')
      const { actor } = ctx.state
      // Pages are the same for everyone, so only API calls include saved searches.
      ctx.body = { ...answer, savedSearches: actor ? await loadSavedSearches(services, actor.id) : [] }
    } else {
      replyPage(ctx, renderer.page('search/index.njk', ctx, presentList(resolved, answer)))
    }
  }
}

/** Returns the search on whose page the visitor opened this list. */
function searchedBefore(ctx: Context, answer: SearchAnswer): Searched | undefined {
  const from = parseUrl(ctx.get('Referer'))
  const scope = SCOPES.find(known => from?.pathname.startsWith(`/search-${known}`))
  const words = normaliseWords(from?.searchParams.get('search') ?? '')
  const isOther = `${from?.pathname ?? ''}${from?.search ?? ''}` !== answer.queryString.path
  return from?.host === requestHost(ctx.req.headers) && scope && words && isOther ? { scope, words } : undefined
}

/** Each list has one path. Other orders of its segments redirect there, with the query. */
function isCanonical(ctx: Context, url: string): boolean {
  const path = url.split('?')[0] ?? url
  if (ctx.path !== path) {
    redirect(ctx, path + ctx.search, 301)
    return false
  }
  return true
}
