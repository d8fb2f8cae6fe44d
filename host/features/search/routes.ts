import { found } from '../../errors'
import type { Context } from '../../http/context'
import { offsetOf, paginate, PER_PAGE } from '../../http/paging'
import { redirect, replyPage } from '../../http/reply'
import type { Routes } from '../../http/routes'
import type { Services } from '../../services'
import * as companies from '../companies'
import * as jobs from '../jobs'
import * as reviews from '../reviews'
import { ByType, FormQuery, type Scope, SearchQuery } from './input'
import { findJobType, searchCompanies, searchJobs, searchReviews } from './queries'
import { presentScopes, sayHeading, searchUrl } from './view'

export function routes({ reads, clock, renderer }: Services, on: Routes): void {
  on.get('/search', { access: 'anyone', query: FormQuery }, (ctx, { query }) => {
    redirect(ctx, searchUrl(query.in, query), 302)
  })

  on.get('/search-jobs', { access: 'anyone', query: SearchQuery }, async (ctx, { query }) => {
    const now = clock.now()
    const { total, rows } = await searchJobs(reads, limits(query, now))
    show(ctx, 'jobs', { query, total, cards: rows.map(row => jobs.presentCard(row, now)) })
  })

  on.get('/search-jobs/type-:type', { access: 'anyone', params: ByType, query: SearchQuery }, async (ctx, input) => {
    const now = clock.now()
    const type = found(await findJobType(reads, input.params.type))
    const { total, rows } = await searchJobs(reads, { ...limits(input.query, now), typeIds: type.ids })
    const cards = rows.map(row => jobs.presentCard(row, now))
    show(ctx, 'jobs', { query: input.query, total, cards, type: type.name })
  })

  on.get('/search-reviews', { access: 'anyone', query: SearchQuery }, async (ctx, { query }) => {
    const { total, rows } = await searchReviews(reads, limits(query, clock.now()))
    show(ctx, 'reviews', { query, total, cards: rows.map(row => reviews.presentCard(row)) })
  })

  on.get('/search-companies', { access: 'anyone', query: SearchQuery }, async (ctx, { query }) => {
    const { total, rows } = await searchCompanies(reads, limits(query, clock.now()))
    show(ctx, 'companies', { query, total, cards: rows.map(companies.presentCard) })
  })

  function show(ctx: Context, scope: Scope, { query, total, cards, type }: Results): void {
    const paging = paginate(ctx.path, { search: query.search, place: query.place }, query.page, total)
    const heading = sayHeading(scope, { ...query, type }, total)
    const view = { scope, query, paging, results: cards, heading, scopes: presentScopes(scope, query) }
    replyPage(ctx, renderer.page('search/index.njk', ctx, view))
  }
}

interface Results {
  query: { search: string; place: string; page: number }
  total: number
  cards: readonly object[]
  /** Name of the kind of job that the list is narrowed to. */
  type?: string
}

function limits(query: { search: string; place: string; page: number }, now: Date) {
  return { ...query, now, limit: PER_PAGE, offset: offsetOf(query.page) }
}
