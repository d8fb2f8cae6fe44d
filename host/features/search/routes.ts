import { searchAnswer } from '@firstrung/search-app/contract'
import { found } from '../../errors'
import { type Context, wantsJson } from '../../http/context'
import { hiddenFromCounts } from '../../http/hidden'
import { redirect, replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { SCOPES } from '../search-links'
import { answerSearch } from './answer'
import { FormQuery, SearchQuery, SegmentParams } from './input'
import { understandState } from './load'
import { placeKnown, readForm, readState } from './read-state'
import { stateUrl } from './state'
import { presentList } from './view'

export function routes({ db, reads, clock, renderer }: Services, router: Router): void {
  router.get('/search', { access: 'anyone', query: FormQuery }, async (ctx, { query }) => {
    redirect(ctx, stateUrl(await readForm(reads, query)), 302)
  })

  for (const scope of SCOPES) {
    const shape = { access: 'anyone', params: SegmentParams, query: SearchQuery(scope), json: searchAnswer } as const
    router.get(`/search-${scope}{/*segments}`, shape, async (ctx, { params, query }) => {
      const state = readState(scope, params.segments, query)
      const placed = await placeKnown(reads, state)
      const understood = found(await understandState(reads, placed))
      if (placed !== state) {
        redirect(ctx, stateUrl(placed), 302)
      } else if (isCanonical(ctx, stateUrl(state))) {
        await reply(ctx, understood)
      }
    })
  }

  async function reply(ctx: Context, understood: NonNullable<Awaited<ReturnType<typeof understandState>>>) {
    const hidden = await hiddenFromCounts(ctx, db)
    const answer = await answerSearch(reads, { ...understood, hidden }, clock.now())
    ctx.vary('X-Requested-With')
    if (wantsJson(ctx)) {
      ctx.set('Cache-Control', 'no-store')
      ctx.body = answer
    } else {
      replyPage(ctx, renderer.page('search/index.njk', ctx, presentList(understood, answer)))
    }
  }
}

/** One list has one path: any other order of the same segments leads to it, and the query goes with it. */
function isCanonical(ctx: Context, url: string): boolean {
  const path = url.split('?')[0] ?? url
  if (ctx.path !== path) {
    redirect(ctx, path + ctx.search, 301)
    return false
  }
  return true
}
