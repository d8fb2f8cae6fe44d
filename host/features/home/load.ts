import type { HiddenIds } from '../../db/hidden'
import type { Services } from '../../services'
import * as companies from '../companies'
import { listHotJobs, presentHotJobs } from '../hot-jobs'
import { firstQuestion } from '../quiz'
import * as reviews from '../reviews'
import { countTotals, listJobTypes, listLogos } from './queries'
import { presentJobTypes, presentLogos, presentPopular, presentTracker, webSite } from './view'

const LOGOS = 12
const FEATURED = 9
const NEWEST_REVIEWS = 3

interface Personal {
  /** Removes the cards of items that the current user has hidden. */
  hide: <Card extends { url: string }>(cards: readonly Card[]) => Card[]
  /** For counts of jobs. */
  hidden: HiddenIds | undefined
}

/** Returns the view of the home page. */
export async function loadHome({ reads, clock, config }: Services, { hide, hidden }: Personal) {
  const now = clock.now()
  const [figures, quiz, newest, logos, types, hot, featured] = await Promise.all([
    countTotals(reads, now),
    firstQuestion(reads),
    reviews.listNewest(reads, NEWEST_REVIEWS),
    listLogos(reads, now, LOGOS),
    listJobTypes(reads, { now, hidden }),
    listHotJobs(reads, now),
    companies.listFeatured(reads, now, FEATURED),
  ])
  const jobTypes = presentJobTypes(types)
  const hotJobs = hide(presentHotJobs(hot, now))
  return {
    figures,
    popular: presentPopular(),
    quiz,
    reviews: newest.map(row => reviews.presentCard(row, 140)),
    logos: hide(presentLogos(logos)),
    jobTypes,
    tracker: presentTracker(hotJobs, jobTypes),
    hot: hotJobs,
    employers: hide(featured.map(row => companies.presentCard(row))).map(card => ({ kind: 'company', card })),
    jsonLd: webSite(config.BASE_URL),
  }
}
