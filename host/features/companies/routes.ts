import { found } from '../../errors'
import type { Context } from '../../http/context'
import { replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { BySlug, JobsQuery, ReviewsQuery } from './input'
import { loadGallery, loadHead, loadJobs, loadOverview, loadRelated, loadReviews } from './load'

export function routes(services: Services, router: Router): void {
  const { renderer } = services

  router.get('/companies/:slug', { access: 'anyone', params: BySlug }, async (ctx, { params }) => {
    const head = await loadHead(services, params.slug)
    show(ctx, 'overview', { ...(await loadOverview(services, head)), company: head.company })
  })

  router.get('/companies/:slug/jobs', { access: 'anyone', params: BySlug, query: JobsQuery }, async (ctx, input) => {
    const head = await loadHead(services, input.params.slug)
    show(ctx, 'jobs', { ...(await loadJobs(services, head, input.query.page)), company: head.company })
  })

  const reviewsInput = { params: BySlug, query: ReviewsQuery }
  router.get('/companies/:slug/reviews', { access: 'anyone', ...reviewsInput }, async (ctx, input) => {
    const { page, ...filter } = input.query
    const head = await loadHead(services, input.params.slug)
    show(ctx, 'reviews', { ...(await loadReviews(services, head, { filter, page })), company: head.company })
  })

  router.get('/companies/:slug/gallery', { access: 'anyone', params: BySlug }, async (ctx, { params }) => {
    const head = await loadHead(services, params.slug)
    found(head.gallery[0], `${head.company.name} has no pictures yet`)
    show(ctx, 'gallery', { ...loadGallery(services, head), company: head.company })
  })

  router.get('/companies/:slug/related', { access: 'anyone', params: BySlug }, async (ctx, { params }) => {
    const head = await loadHead(services, params.slug)
    show(ctx, 'related', { ...(await loadRelated(services, head)), company: head.company })
  })

  function show(ctx: Context, tab: string, view: object): void {
    replyPage(ctx, renderer.page(`companies/${tab}.njk`, ctx, { ...view, tab }))
  }
}
