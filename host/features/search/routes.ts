import { found } from '../../errors'
import type { Context } from '../../http/context'
import { offsetOf, paginate, PER_PAGE } from '../../http/paging'
import { redirect, replyPage } from '../../http/reply'
import type { Routes } from '../../http/routes'
import type { Services } from '../../services'
import * as companies from '../companies'
import * as jobs from '../jobs'
import * as reviews from '../reviews'
import { type Filters, formatSegments, onlyFilters, type Scope, searchUrl } from '../search-links'
import { resolveFilters } from './filter-queries'
import { FormQuery, SearchQuery, Segments } from './input'
import { type Search, searchCompanies, searchJobs, searchReviews } from './queries'
import { presentList, SHARED_KEYS } from './view'

type Found = { total: number; cards: readonly object[] }

export function routes({ reads, clock, renderer }: Services, on: Routes): void {
  on.get('/search', { access: 'anyone', query: FormQuery }, (ctx, { query }) => {
    const { in: scope, from, kept, search, place } = query
    const filters = from === scope ? kept : onlyFilters(kept, SHARED_KEYS)
    // A place that was typed takes the place of the one that was chosen.
    redirect(ctx, searchUrl(scope, { ...filters, ...(place ? { in: undefined } : {}), search, place }), 302)
  })

  const shape = { access: 'anyone', params: Segments, query: SearchQuery } as const

  on.get('/search-jobs{/*segments}', shape, (ctx, input) =>
    list(ctx, 'jobs', input, async search => {
      const { total, rows } = await searchJobs(reads, search)
      return { total, cards: rows.map(row => jobs.presentCard(row, search.now)) }
    }),
  )

  on.get('/search-reviews{/*segments}', shape, (ctx, input) =>
    list(ctx, 'reviews', input, async search => {
      const { total, rows } = await searchReviews(reads, search)
      return { total, cards: rows.map(row => reviews.presentCard(row)) }
    }),
  )

  on.get('/search-companies{/*segments}', shape, (ctx, input) =>
    list(ctx, 'companies', input, async search => {
      const { total, rows } = await searchCompanies(reads, search)
      return { total, cards: rows.map(companies.presentCard) }
    }),
  )

  async function list(ctx: Context, scope: Scope, { params, query }: Asked, find: (search: Search) => Promise<Found>) {
    const filters = params.segments
    const path = `/search-${scope}${formatSegments(filters)}`
    const choices = found(await resolveFilters(reads, filters))
    if (ctx.path !== path) {
      redirect(ctx, path + ctx.search, 301)
      return
    }
    const limits = { limit: PER_PAGE, offset: offsetOf(query.page) }
    const { total, cards } = await find({ ...query, ...limits, now: clock.now(), choices })
    const paging = paginate(path, { search: query.search, place: query.place }, query.page, total)
    const view = presentList({ scope, query, filters, choices, paging })
    replyPage(ctx, renderer.page('search/index.njk', ctx, { ...view, results: cards }))
  }
}

interface Asked {
  params: { segments: Filters }
  query: { search: string; place: string; page: number }
}
