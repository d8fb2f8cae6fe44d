import type { Context } from '../../../http/context'
import { redirect, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { withoutHidden } from '../../../rendering/hidden'
import type { Services } from '../../../services'
import { hideFromTab } from './hidden-view'
import { BySlug, JobsQuery, ReviewsQuery } from './input'
import {
  type Head,
  loadAbout,
  loadGallery,
  loadHead,
  loadInsights,
  loadJobs,
  loadOverview,
  loadRelated,
  loadReviews,
} from './load'

interface Tab {
  head: Head
  /** Ids of the other employers that the page shows. */
  others?: readonly number[]
}

const reviewsInput = { params: BySlug, query: ReviewsQuery }
const PARTS = { about: loadAbout, insights: loadInsights, related: loadRelated }

export function routes(services: Services, router: Router): void {
  router.get('/companies/:slug', { access: 'anyone', params: BySlug }, async (ctx, { params }) => {
    const head = await loadHead(services, params.slug)
    show(ctx, 'overview', { head, ...(await loadOverview(services, head)) })
  })

  router.get('/companies/:slug/jobs', { access: 'anyone', params: BySlug, query: JobsQuery }, async (ctx, input) => {
    const head = await loadHead(services, input.params.slug)
    show(ctx, 'jobs', { head, ...(await loadJobs(services, head, input.query.page)) })
  })

  router.get('/companies/:slug/reviews', { access: 'anyone', ...reviewsInput }, async (ctx, input) => {
    const { page, ...filter } = input.query
    const head = await loadHead(services, input.params.slug)
    show(ctx, 'reviews', { head, ...(await loadReviews(services, head, { filter, page })) })
  })

  router.get('/companies/:slug/gallery', { access: 'anyone', params: BySlug }, async (ctx, { params }) => {
    const head = await loadHead(services, params.slug)
    return head.gallery.length === 0
      ? redirect(ctx, head.company.url, 302)
      : show(ctx, 'gallery', { head, ...loadGallery(services, head) })
  })

  for (const [tab, load] of Object.entries(PARTS)) {
    router.get(`/companies/:slug/${tab}`, { access: 'anyone', params: BySlug }, async (ctx, { params }) => {
      const head = await loadHead(services, params.slug)
      show(ctx, tab, { head, ...(await load(services, head)) })
    })
  }

  function show(ctx: Context, tab: string, { head, others = [], ...view }: Tab): void {
    const html = services.renderer.page(`companies/${tab}.njk`, ctx, {
      ...hideFromTab(view, cards => withoutHidden(ctx, cards)),
      company: head.company,
      tab,
    })
    replyPage(ctx, html, { employers: [head.row.id, ...others] })
  }
}
