import type { Services } from '../../../services'
import * as reviews from '../../reviews/reviews'
import { presentJob, presentOpening } from './detail-view'
import { jobPosting } from './json-ld'
import { listOpening, listReviews } from './page-queries'
import { type JobRow, listSimilar } from './queries'
import { presentSlides } from './view'

const SIMILAR_JOBS = 12
const REVIEWS = 3
const OPENING_JOBS = 3

type Hide = <Card extends { url: string }>(cards: readonly Card[]) => Card[]

export async function loadJobPage({ reads, clock, config }: Services, row: JobRow, hide: Hide) {
  const now = clock.now()
  const [similar, opening, reviewRows] = await Promise.all([
    listSimilar(reads, row, { now, limit: SIMILAR_JOBS }),
    listOpening(reads, row, { now, limit: OPENING_JOBS }),
    listReviews(reads, row, REVIEWS),
  ])
  const promotions = similar.flatMap(job => job.promotions)
  const job = presentJob(row, now)
  return {
    job,
    companyId: row.company_id,
    reviews: reviewRows.map(review => reviews.presentCard(review)),
    ofThisRole: reviewRows.some(review => review.same_role),
    openingJobs: hide(opening.map(presentOpening)),
    similar: hide(presentSlides(similar, promotions, now)),
    jsonLd: job.state === 'open' ? jobPosting(row, config.BASE_URL) : null,
    employers: [row.company_id, ...similar.map(({ company_id }) => company_id)],
  }
}
