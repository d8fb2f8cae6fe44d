import { found } from '../../errors'
import type { Context } from '../../http/context'
import { paginate, PER_PAGE } from '../../http/paging'
import { replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import * as jobs from '../jobs'
import { BySlug, JobsQuery, ReviewsQuery } from './input'
import { loadFallback, loadHead, loadOverview, loadRelated, loadReviews } from './load'
import { organisation, presentGalleryItem } from './view'

export function routes(services: Services, router: Router): void {
  const { reads, clock, config, renderer } = services

  router.get('/companies/:slug', { access: 'anyone', params: BySlug }, async (ctx, { params }) => {
    const head = await loadHead(services, params.slug)
    const view = await loadOverview(services, head)
    const gallery = { gallery: head.gallery.map(presentGalleryItem), player: playerOf(services) }
    show(ctx, 'overview', {
      ...view,
      ...gallery,
      company: head.company,
      jsonLd: organisation(head.row, config.BASE_URL),
    })
  })

  router.get('/companies/:slug/jobs', { access: 'anyone', params: BySlug, query: JobsQuery }, async (ctx, input) => {
    const now = clock.now()
    const { row, company } = await loadHead(services, input.params.slug)
    const paging = paginate({ path: ctx.path, page: input.query.page, total: company.counts.jobs })
    const rows = await jobs.listOfCompany(reads, row.id, { now, limit: PER_PAGE, offset: paging.offset })
    const fallback = rows.length > 0 ? null : await loadFallback(services, { row })
    show(ctx, 'jobs', { company, paging, fallback, jobs: rows.map(job => jobs.presentCard(job, now)) })
  })

  router.get(
    '/companies/:slug/reviews',
    { access: 'anyone', params: BySlug, query: ReviewsQuery },
    async (ctx, input) => {
      const { page, ...filter } = input.query
      const head = await loadHead(services, input.params.slug)
      const view = await loadReviews(services, head, { filter, page })
      show(ctx, 'reviews', { ...view, company: head.company })
    },
  )

  router.get('/companies/:slug/gallery', { access: 'anyone', params: BySlug }, async (ctx, { params }) => {
    const { company, gallery } = await loadHead(services, params.slug)
    found(gallery[0], `${company.name} has no pictures yet`)
    show(ctx, 'gallery', { company, gallery: gallery.map(presentGalleryItem), player: playerOf(services) })
  })

  router.get('/companies/:slug/related', { access: 'anyone', params: BySlug }, async (ctx, { params }) => {
    const head = await loadHead(services, params.slug)
    show(ctx, 'related', { ...(await loadRelated(services, head)), company: head.company })
  })

  function show(ctx: Context, tab: string, view: object): void {
    replyPage(ctx, renderer.page(`companies/${tab}.njk`, ctx, { ...view, tab }))
  }
}

/** Where the player of video slides comes from; the widget knows our own files. */
function playerOf({ config }: Services) {
  return config.PLAYER_SCRIPT && config.PLAYER_STYLE
    ? { script: config.PLAYER_SCRIPT, style: config.PLAYER_STYLE }
    : undefined
}
