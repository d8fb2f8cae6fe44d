import type { Router } from '../http/router'
import type { Services } from '../services'
import * as accountDeletions from './account-deletions'
import * as accounts from './accounts'
import * as applicationImports from './application-imports'
import * as applicationPlans from './application-plans'
import * as applications from './applications'
import * as calendar from './calendar'
import * as cards from './cards'
import * as categories from './categories'
import * as companies from './companies'
import * as compare from './compare'
import * as consent from './consent'
import * as contact from './contact'
import * as dataExports from './data-exports'
import * as embed from './embed'
import * as entities from './entities'
import * as externalJobs from './external-jobs'
import * as faqs from './faqs'
import * as health from './health'
import * as hiddenItems from './hidden-items'
import * as home from './home'
import * as hotJobs from './hot-jobs'
import * as hub from './hub'
import * as insights from './insights'
import * as interest from './interest'
import * as jobCopies from './job-copies'
import * as jobNotes from './job-notes'
import * as jobs from './jobs'
import * as locations from './locations'
import * as mailbox from './mailbox'
import * as metrics from './metrics'
import * as moderation from './moderation'
import * as ownReviews from './own-reviews'
import * as pages from './pages'
import * as pictures from './pictures'
import * as profile from './profile'
import * as quiz from './quiz'
import * as recentlyViewed from './recently-viewed'
import * as redirects from './redirects'
import * as reports from './reports'
import * as reviewDrafts from './review-drafts'
import * as reviews from './reviews'
import * as savedItems from './saved-items'
import * as savedSearches from './saved-searches'
import * as search from './search'
import * as settings from './settings'
import * as signup from './signup'
import * as suggestions from './suggestions'
import * as topEmployers from './top-employers'
import * as transitionMessage from './transition-message'
import * as unsubscribe from './unsubscribe'

export const features: readonly ((services: Services, router: Router) => void)[] = [
  home.routes,
  (services, router) => search.routes(services, router, savedSearches.loadSearches),
  locations.routes,
  suggestions.routes,
  companies.routes,
  jobs.routes,
  reviewDrafts.routes,
  reviews.routes,
  redirects.routes,
  topEmployers.routes,
  hotJobs.routes,
  categories.routes,
  insights.routes,
  compare.routes,
  quiz.routes,
  faqs.routes,
  accounts.routes,
  accountDeletions.routes,
  dataExports.routes,
  entities.routes,
  profile.routes,
  signup.routes,
  savedItems.routes,
  savedSearches.routes,
  unsubscribe.routes,
  applicationImports.routes,
  applications.routes,
  externalJobs.routes,
  jobCopies.routes,
  jobNotes.routes,
  applicationPlans.routes,
  calendar.routes,
  interest.routes,
  cards.routes,
  recentlyViewed.routes,
  hiddenItems.routes,
  contact.routes,
  reports.routes,
  moderation.routes,
  consent.routes,
  transitionMessage.routes,
  embed.routes,
  pictures.routes,
  pages.routes,
  health.routes,
  metrics.routes,
  mailbox.routes,
  ownReviews.routes,
  settings.routes,
  // Last, because it answers every other address below /dashboard.
  hub.routes,
]
