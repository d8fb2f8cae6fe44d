import type { HiddenIds } from '../../../db/hidden'
import type { Services } from '../../../services'
import * as reviews from '../../reviews/reviews'
import { listHotJobs, presentHotJobs } from '../hot-jobs'
import { listPaidRoles, presentTypicalPay } from '../insights'
import { firstQuestion } from '../quiz'
import { countTotals, listJobTypes, listLogos } from './queries'
import { presentClosing, presentJobTypes, presentLogos, presentPopular, presentTracker, webSite } from './view'

const LOGOS = 12
const PAID_ROLES = 5

interface Personal {
  /** Removes the cards of items that the current user has hidden. */
  hide: <Card extends { url: string }>(cards: readonly Card[]) => Card[]
  /** For counts of jobs. */
  hidden: HiddenIds | undefined
}

export async function loadHome({ reads, clock, config }: Services, { hide, hidden }: Personal) {
  const now = clock.now()
  const [figures, quiz, quote, pay, logos, types, hot] = await Promise.all([
    countTotals(reads, now),
    firstQuestion(reads),
    reviews.findQuote(reads),
    listPaidRoles(reads, PAID_ROLES),
    listLogos(reads, now, LOGOS),
    listJobTypes(reads, { now, hidden }),
    listHotJobs(reads, now),
  ])
  const jobTypes = presentJobTypes(types)
  const hotJobs = hide(presentHotJobs(hot, now))
  return {
    figures,
    popular: presentPopular(),
    quiz,
    review: quote && reviews.presentCard(quote),
    pay: presentTypicalPay(pay),
    logos: hide(presentLogos(logos)),
    jobTypes,
    tracker: presentTracker(hotJobs, jobTypes),
    hot: presentClosing(hotJobs),
    jsonLd: webSite(config.BASE_URL),
  }
}
