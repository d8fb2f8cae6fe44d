import { found } from '../../errors'
import type { Context } from '../../http/context'
import { paginate, PER_PAGE } from '../../http/paging'
import { replyPage } from '../../http/reply'
import type { Routes } from '../../http/routes'
import type { Services } from '../../services'
import * as jobs from '../jobs'
import * as reviews from '../reviews'
import { BySlug, JobsQuery, ReviewsQuery } from './input'
import { findCompany, listGallery, listOpeningMonths, listQuestionMeans } from './queries'
import { organisation, presentCompany, presentGalleryItem, presentInfo, presentRatings } from './view'

const OVERVIEW_JOBS = 4
const OVERVIEW_REVIEWS = 2
const CAROUSEL = 12

export function routes(services: Services, on: Routes): void {
  const { reads, clock, config, renderer } = services

  on.get('/companies/:slug', { access: 'anyone', params: BySlug }, async (ctx, { params }) => {
    const now = clock.now()
    const head = await loadHead(services, params.slug)
    const { row, gallery } = head
    const [jobRows, reviewRows, months, means] = await Promise.all([
      jobs.listOfCompany(reads, row.id, { now, limit: CAROUSEL }),
      reviews.listOfCompany(reads, row.id, { limit: CAROUSEL }),
      listOpeningMonths(reads, row.id),
      listQuestionMeans(reads, row.id, now),
    ])
    const promotions = await jobs.listServices(
      reads,
      jobRows.map(job => job.id),
      { typeId: jobs.RELATED_JOB, now },
    )
    show(ctx, 'overview', {
      company: head.company,
      gallery: gallery.map(presentGalleryItem),
      player: playerOf(services),
      ratings: presentRatings(row, { means, total: head.company.counts.reviews }),
      info: presentInfo(row, months),
      jobs: jobRows.slice(0, OVERVIEW_JOBS).map(job => jobs.presentCard(job, now)),
      jobSlides: jobs.presentSlides(jobRows, promotions, now),
      reviews: reviewRows.slice(0, OVERVIEW_REVIEWS).map(review => reviews.presentListed(review, now)),
      reviewSlides: reviews.presentSlides(reviewRows.slice(OVERVIEW_REVIEWS)),
      jsonLd: organisation(row, config.BASE_URL),
    })
  })

  on.get('/companies/:slug/jobs', { access: 'anyone', params: BySlug, query: JobsQuery }, async (ctx, input) => {
    const now = clock.now()
    const { row, company } = await loadHead(services, input.params.slug)
    const paging = paginate(ctx.path, {}, input.query.page, company.counts.jobs)
    const rows = await jobs.listOfCompany(reads, row.id, { now, limit: PER_PAGE, offset: paging.offset })
    show(ctx, 'jobs', { company, paging, jobs: rows.map(job => jobs.presentCard(job, now)) })
  })

  on.get('/companies/:slug/reviews', { access: 'anyone', params: BySlug, query: ReviewsQuery }, async (ctx, input) => {
    const { stars, page } = input.query
    const { row, company } = await loadHead(services, input.params.slug)
    const total = stars ? await reviews.countOfCompany(reads, row.id, stars) : company.counts.reviews
    const paging = paginate(ctx.path, { stars: stars?.toString() }, page, total)
    const rows = await reviews.listOfCompany(reads, row.id, { stars, limit: PER_PAGE, offset: paging.offset })
    const now = clock.now()
    show(ctx, 'reviews', {
      company,
      paging,
      stars,
      // The reviews stand beside it, so it needs no way to them.
      ratings: { ...presentRatings(row, { stars, total: company.counts.reviews }), reviewsUrl: undefined },
      reviews: rows.map(review => reviews.presentListed(review, now)),
    })
  })

  on.get('/companies/:slug/gallery', { access: 'anyone', params: BySlug }, async (ctx, { params }) => {
    const { company, gallery } = await loadHead(services, params.slug)
    found(gallery[0], `${company.name} has no pictures yet`)
    show(ctx, 'gallery', { company, gallery: gallery.map(presentGalleryItem), player: playerOf(services) })
  })

  function show(ctx: Context, tab: string, view: object): void {
    replyPage(ctx, renderer.page(`companies/${tab}.njk`, ctx, { ...view, tab }))
  }
}

/** What every tab of an employer shows above itself. */
async function loadHead({ reads, clock }: Services, slug: string) {
  const row = found(await findCompany(reads, slug), 'We do not know that employer')
  const [jobCount, reviewCount, gallery] = await Promise.all([
    jobs.countOfCompany(reads, row.id, clock.now()),
    reviews.countOfCompany(reads, row.id),
    listGallery(reads, row.id),
  ])
  const company = presentCompany(row, { jobs: jobCount, reviews: reviewCount, gallery: gallery.length })
  return { row, company, gallery }
}

/** Where the player of video slides comes from; the widget knows our own files. */
function playerOf({ config }: Services) {
  return config.PLAYER_SCRIPT && config.PLAYER_STYLE
    ? { script: config.PLAYER_SCRIPT, style: config.PLAYER_STYLE }
    : undefined
}
