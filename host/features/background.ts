import type { Job } from '../queue/job'
import { type MailDefinition, mailJobs } from '../queue/mail'
import * as accountDeletions from './account/account-deletions'
import * as accounts from './account/accounts'
import * as alerts from './account/alerts'
import * as dataExports from './account/data-exports'
import * as savedSearches from './account/saved-searches'
import * as contact from './public/contact'
import * as insights from './public/insights'
import * as advertised from './public/jobs'
import * as pages from './public/pages'
import * as recentlyViewed from './public/recently-viewed'
import * as redirects from './public/redirects'
import * as search from './public/search'
import * as suggestions from './public/suggestions'
import * as topEmployers from './public/top-employers'
import * as reviewDrafts from './reviews/review-drafts'
import * as reviews from './reviews/reviews'
import * as bounces from './team/bounces'
import * as feeds from './team/feeds'
import * as moderation from './team/moderation'
import * as reports from './team/reports'
import * as searchGaps from './team/search-gaps'
import * as applicationImports from './tracker/application-imports'
import * as applicationPlans from './tracker/application-plans'
import * as calendar from './tracker/calendar'
import * as interest from './tracker/interest'
import * as reminders from './tracker/reminders'

const mails: readonly MailDefinition[] = [
  ...accountDeletions.mails,
  ...accounts.mails,
  ...alerts.mails,
  ...applicationPlans.mails,
  ...calendar.mails,
  ...contact.mails,
  ...dataExports.mails,
  ...interest.mails,
  ...moderation.mails,
  ...reminders.mails,
  ...reports.mails,
]

export const jobs: readonly Job[] = [
  ...search.jobs,
  ...suggestions.jobs,
  ...mailJobs(mails),
  ...accountDeletions.jobs,
  ...accounts.jobs,
  ...alerts.jobs,
  ...applicationImports.jobs,
  ...applicationPlans.jobs,
  ...bounces.jobs,
  ...contact.jobs,
  ...dataExports.jobs,
  ...feeds.jobs,
  ...insights.jobs,
  ...interest.jobs,
  ...advertised.jobs,
  ...pages.jobs,
  ...recentlyViewed.jobs,
  ...redirects.jobs,
  ...reminders.jobs,
  ...reviewDrafts.jobs,
  ...reviews.jobs,
  ...searchGaps.jobs,
  ...savedSearches.jobs,
  ...topEmployers.jobs,
]
