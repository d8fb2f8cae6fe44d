import type { Db } from '../../../db/tables'
import { found, notFound } from '../../../lib/errors'
import { paginate, PER_PAGE } from '../../../lib/paging'
import type { Services } from '../../../services'
import * as reviews from '../../reviews/reviews'
import * as insights from '../insights'
import * as jobs from '../jobs'
import { hasReviews, presentFilters, queryOf } from './filters-view'
import { findCompany, findHead, listOpeningMonths } from './queries'
import { listSimilar, listSimilarJobs } from './similar-queries'
import {
  formatMonths,
  nameGallery,
  organisation,
  presentCard,
  presentCompany,
  presentFallback,
  presentGalleryItem,
  presentInfo,
  presentRatings,
} from './view'

const OVERVIEW_JOBS = 2
const CAROUSEL = 12
const OVERVIEW_REVIEWS = 8
const OVERVIEW_SIMILAR = 3
const SIMILAR_EMPLOYERS = 6
const FALLBACK_JOBS = 4
const SIMILAR_POOL = 40

export type Head = Awaited<ReturnType<typeof loadHead>>

export async function loadHead({ reads, clock }: Services, slug: string) {
  const row = found(await findHead(reads, slug, clock.now()), 'We could not find that employer')
  const { live_jobs: liveJobs, published_reviews: published, gallery } = row
  const company = presentCompany(row, { jobs: liveJobs, reviews: published, gallery: gallery.length })
  return { row, company, gallery }
}

/** Like all pages here, it also returns the other employers that it shows. */
export async function loadOverview(services: Services, { row, company, gallery }: Head) {
  const { reads, clock } = services
  const now = clock.now()
  const [jobRows, reviewRows, months, similar, blocks] = await Promise.all([
    jobs.listOfCompany(reads, row.id, { now, limit: OVERVIEW_JOBS }),
    reviews.listOfCompany(reads, row.id, { limit: OVERVIEW_REVIEWS }),
    listOpeningMonths(reads, row.id),
    listSimilar(reads, row, { now, limit: OVERVIEW_SIMILAR }),
    insights.loadCompanyBlocks(reads, row),
  ])
  const fallback = jobRows.length > 0 ? undefined : await loadFallback(services, { row, months })
  return {
    others: [...similar.map(({ id }) => id), ...(fallback?.others ?? [])],
    ratings: presentRatings(row, { total: company.counts.reviews }),
    info: presentInfo(row, months),
    jobs: jobs.presentCards(jobRows, now),
    fallback: fallback?.props ?? null,
    reviewSlides: reviews.presentSlides(reviewRows),
    figures: insights.presentShort(blocks),
    similar: similar.map(presentCard),
    ...loadGallery(services, { gallery }),
    jsonLd: organisation(row, services.config.BASE_URL),
  }
}

/** Throws 404 if the overview has all of the employer's text. */
export async function loadAbout({ reads }: Services, { row, company }: Head) {
  found(company.hasMore || undefined, 'That employer has not told us any more')
  return { info: presentInfo(row, await listOpeningMonths(reads, row.id)) }
}

/** Throws 404 if there are too few reviews. */
export async function loadInsights({ reads }: Services, { row }: Head) {
  const blocks = await insights.loadCompanyBlocks(reads, row)
  return { blocks: found(blocks.length > 0 ? blocks : undefined, 'There are not enough reviews of that employer yet') }
}

export const loadRatings = ({ row, company }: Head) => presentRatings(row, { total: company.counts.reviews })

export function loadGallery({ config }: Services, { gallery }: Pick<Head, 'gallery'>) {
  const { PLAYER_SCRIPT: script, PLAYER_STYLE: style } = config
  // Without these settings the widget uses our own files.
  return {
    gallery: gallery.map(presentGalleryItem),
    galleryName: nameGallery(gallery),
    player: script && style ? { script, style } : undefined,
  }
}

export async function loadJobs(services: Services, { row, company }: Head, page: number) {
  const { reads, clock } = services
  const now = clock.now()
  const paging = paginate({ path: `${company.url}/jobs`, page, total: company.counts.jobs })
  const rows = await jobs.listOfCompany(reads, row.id, { now, limit: PER_PAGE, offset: paging.offset })
  const fallback = rows.length > 0 ? undefined : await loadFallback(services, { row })
  return {
    others: fallback?.others ?? [],
    paging,
    fallback: fallback?.props ?? null,
    jobs: jobs.presentCards(rows, now),
  }
}

export async function loadReviews(
  { reads, clock }: Services,
  { row, company }: Head,
  { filter, page }: { filter: reviews.ReviewFilter; page: number },
) {
  const url = `${company.url}/reviews`
  const isFiltered = Object.values(filter).some(value => value !== undefined)
  const total = isFiltered ? await reviews.countOfCompany(reads, row.id, filter) : company.counts.reviews
  const paging = paginate({ path: url, query: queryOf(filter), page, total })
  const [rows, options] = await Promise.all([
    reviews.listOfCompany(reads, row.id, { ...filter, limit: PER_PAGE, offset: paging.offset }),
    reviews.listFilterOptions(reads, row.id, filter),
  ])
  if (!hasReviews(options, filter)) {
    throw notFound(`${company.name} has no such reviews`)
  }
  return {
    paging,
    filters: presentFilters(url, filter, options),
    section: filter.section,
    ratings: {
      ...presentRatings(row, { stars: filter.stars, total: company.counts.reviews }),
      // The reviews are on the same page.
      reviewsUrl: undefined,
    },
    reviews: rows.map(review => reviews.presentListed(review, clock.now(), filter.section)),
  }
}

async function loadFallback({ reads, clock }: Services, { row, months }: Pick<Head, 'row'> & { months?: number[] }) {
  const now = clock.now()
  const pool = await listSimilar(reads, row, { now, limit: SIMILAR_POOL })
  const similarIds = pool.map(({ id }) => id)
  const rows = await listSimilarJobs(reads, { companyId: row.id, similarIds, now, limit: FALLBACK_JOBS })
  const opens = formatMonths(row, months ?? (await listOpeningMonths(reads, row.id)))
  return {
    others: rows.map(job => job.company_id),
    props: presentFallback(row, { opens, jobs: jobs.presentCards(rows, now) }),
  }
}

export async function loadRelated({ reads, clock }: Services, { row }: Head) {
  const now = clock.now()
  const pool = await listSimilar(reads, row, { now, limit: SIMILAR_POOL })
  const similarIds = pool.map(({ id }) => id)
  const [jobRows, reviewRows] = await Promise.all([
    listSimilarJobs(reads, { companyId: row.id, similarIds, now, limit: CAROUSEL }),
    reviews.listOfSimilar(reads, similarIds, CAROUSEL),
  ])
  const promotions = jobRows.flatMap(job => job.promotions)
  const similar = pool.slice(0, SIMILAR_EMPLOYERS)
  return {
    others: [...similar.map(({ id }) => id), ...[...jobRows, ...reviewRows].map(row => row.company_id)],
    jobSlides: jobs.presentSlides(jobRows, promotions, now),
    reviewSlides: reviews.presentSlides(reviewRows),
    similar: similar.map(presentCard),
  }
}

export async function loadOpeningMonths(db: Db, slug: string): Promise<string | null> {
  const row = await findCompany(db, slug)
  return row ? formatMonths(row, await listOpeningMonths(db, row.id)) : null
}
