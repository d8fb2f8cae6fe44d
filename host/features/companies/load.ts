import { found, notFound } from '../../errors'
import { paginate, PER_PAGE } from '../../http/paging'
import type { Services } from '../../services'
import * as jobs from '../jobs'
import { listPromotions, PROMOTION_TYPES } from '../promotions'
import * as reviews from '../reviews'
import { knows, presentFilters, queryOf, reviewsUrl } from './filters-view'
import { findCompany, listGallery, listOpeningMonths, listQuestionMeans } from './queries'
import { listSimilar, listSimilarJobs } from './similar-queries'
import { presentCard, presentCompany, presentFallback, presentInfo, presentRatings, formatMonths } from './view'

const OVERVIEW_JOBS = 4
const OVERVIEW_REVIEWS = 2
const CAROUSEL = 12
const SIMILAR_EMPLOYERS = 6
const FALLBACK_JOBS = 4
/** Employers whose jobs and reviews count as similar. */
const SIMILAR_POOL = 40

export type Head = Awaited<ReturnType<typeof loadHead>>

/** What every page of an employer shows above itself. */
export async function loadHead({ reads, clock }: Services, slug: string) {
  const row = found(await findCompany(reads, slug), 'We do not know that employer')
  const [jobCount, reviewCount, gallery] = await Promise.all([
    jobs.countOfCompany(reads, row.id, clock.now()),
    reviews.countOfCompany(reads, row.id),
    listGallery(reads, row.id),
  ])
  const company = presentCompany(row, { jobs: jobCount, reviews: reviewCount, gallery: gallery.length })
  return { row, company, gallery }
}

/** The overview below the head. */
export async function loadOverview(services: Services, { row, company }: Head) {
  const { reads, clock } = services
  const now = clock.now()
  const [jobRows, reviewRows, months, means, similar] = await Promise.all([
    jobs.listOfCompany(reads, row.id, { now, limit: OVERVIEW_JOBS }),
    reviews.listOfCompany(reads, row.id, { limit: OVERVIEW_REVIEWS + CAROUSEL }),
    listOpeningMonths(reads, row.id),
    listQuestionMeans(reads, row.id, now),
    listSimilar(reads, row, { now, limit: SIMILAR_EMPLOYERS }),
  ])
  return {
    ratings: presentRatings(row, { means, total: company.counts.reviews }),
    info: presentInfo(row, months),
    jobs: jobRows.map(job => jobs.presentCard(job, now)),
    fallback: jobRows.length > 0 ? null : await loadFallback(services, { row, months }),
    reviews: reviewRows.slice(0, OVERVIEW_REVIEWS).map(review => reviews.presentListed(review, now)),
    reviewSlides: reviews.presentSlides(reviewRows.slice(OVERVIEW_REVIEWS)),
    similar: similar.map(presentCard),
  }
}

/** One page of an employer's reviews with what they can be narrowed to. */
export async function loadReviews(
  { reads, clock }: Services,
  { row, company }: Head,
  { filter, page }: { filter: reviews.ReviewFilter; page: number },
) {
  const url = `${company.url}/reviews`
  const total = await reviews.countOfCompany(reads, row.id, filter)
  const paging = paginate({ path: url, query: queryOf(filter), page, total })
  const [rows, options, histogram] = await Promise.all([
    reviews.listOfCompany(reads, row.id, { ...filter, limit: PER_PAGE, offset: paging.offset }),
    reviews.listFilterOptions(reads, row.id, filter),
    reviews.listHistogram(reads, row.id, filter),
  ])
  if (!knows(options, filter)) {
    throw notFound(`${company.name} has no such reviews`)
  }
  const hrefOf = (stars: number) => reviewsUrl(url, { ...filter, stars })
  return {
    paging,
    filters: presentFilters(url, filter, options),
    section: filter.section,
    // The reviews stand below it, so it needs no way to them.
    ratings: {
      ...presentRatings(row, { stars: filter.stars, total: company.counts.reviews, histogram, hrefOf }),
      reviewsUrl: undefined,
    },
    reviews: rows.map(review => reviews.presentListed(review, clock.now(), filter.section)),
  }
}

/** What stands where the jobs of an employer would stand. */
export async function loadFallback(
  { reads, clock }: Services,
  { row, months }: Pick<Head, 'row'> & { months?: number[] },
) {
  const now = clock.now()
  const pool = await listSimilar(reads, row, { now, limit: SIMILAR_POOL })
  const similarIds = pool.map(({ id }) => id)
  const rows = await listSimilarJobs(reads, { companyId: row.id, similarIds, now, limit: FALLBACK_JOBS })
  const opens = formatMonths(row, months ?? (await listOpeningMonths(reads, row.id)))
  return presentFallback(row, { opens, jobs: rows.map(job => jobs.presentCard(job, now)) })
}

/** Jobs, reviews and employers like those of this one, each as a row. */
export async function loadRelated({ reads, clock }: Services, { row }: Head) {
  const now = clock.now()
  const pool = await listSimilar(reads, row, { now, limit: SIMILAR_POOL })
  const similarIds = pool.map(({ id }) => id)
  const [jobRows, reviewRows] = await Promise.all([
    listSimilarJobs(reads, { companyId: row.id, similarIds, now, limit: CAROUSEL }),
    reviews.listOfSimilar(reads, similarIds, CAROUSEL),
  ])
  const jobIds = jobRows.map(({ id }) => id)
  const promotions = await listPromotions(reads, jobIds, { type: PROMOTION_TYPES.relatedJob, now })
  return {
    jobSlides: jobs.presentSlides(jobRows, promotions, now),
    reviewSlides: reviews.presentSlides(reviewRows),
    similar: pool.slice(0, SIMILAR_EMPLOYERS).map(presentCard),
  }
}
