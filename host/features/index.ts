import type { Router } from '../http/router'
import type { Services } from '../services'
import * as accountDeletions from './account/account-deletions'
import * as accounts from './account/accounts'
import * as dataExports from './account/data-exports'
import * as hiddenItems from './account/hidden-items'
import * as profile from './account/profile'
import * as savedSearches from './account/saved-searches'
import * as settings from './account/settings'
import * as signup from './account/signup'
import * as unsubscribe from './account/unsubscribe'
import * as cards from './public/cards'
import * as categories from './public/categories'
import * as companies from './public/companies'
import * as compare from './public/compare'
import * as consent from './public/consent'
import * as contact from './public/contact'
import * as embed from './public/embed'
import * as entities from './public/entities'
import * as faqs from './public/faqs'
import * as home from './public/home'
import * as hotJobs from './public/hot-jobs'
import * as insights from './public/insights'
import * as jobs from './public/jobs'
import * as locations from './public/locations'
import * as pages from './public/pages'
import * as pictures from './public/pictures'
import * as quiz from './public/quiz'
import * as recentlyViewed from './public/recently-viewed'
import * as redirects from './public/redirects'
import * as search from './public/search'
import * as suggestions from './public/suggestions'
import * as topEmployers from './public/top-employers'
import * as transitionMessage from './public/transition-message'
import * as ownReviews from './reviews/own-reviews'
import * as reviewDrafts from './reviews/review-drafts'
import * as reviews from './reviews/reviews'
import * as health from './team/health'
import * as mailbox from './team/mailbox'
import * as metrics from './team/metrics'
import * as moderation from './team/moderation'
import * as reports from './team/reports'
import * as applicationImports from './tracker/application-imports'
import * as applicationPlans from './tracker/application-plans'
import * as applications from './tracker/applications'
import * as calendar from './tracker/calendar'
import * as externalJobs from './tracker/external-jobs'
import * as hub from './tracker/hub'
import * as interest from './tracker/interest'
import * as jobCopies from './tracker/job-copies'
import * as jobNotes from './tracker/job-notes'
import * as savedItems from './tracker/saved-items'

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
