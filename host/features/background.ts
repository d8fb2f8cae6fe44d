import type { Job } from '../queue/job'
import { type MailDefinition, mailJobs } from '../queue/mail'
import * as accountDeletions from './account-deletions'
import * as accounts from './accounts'
import * as alerts from './alerts'
import * as applicationImports from './application-imports'
import * as applicationPlans from './application-plans'
import * as bounces from './bounces'
import * as calendar from './calendar'
import * as contact from './contact'
import * as dataExports from './data-exports'
import * as feeds from './feeds'
import * as insights from './insights'
import * as interest from './interest'
import * as advertised from './jobs'
import * as moderation from './moderation'
import * as pages from './pages'
import * as recentlyViewed from './recently-viewed'
import * as redirects from './redirects'
import * as reminders from './reminders'
import * as reports from './reports'
import * as reviewDrafts from './review-drafts'
import * as reviews from './reviews'
import * as savedSearches from './saved-searches'
import * as search from './search'
import * as searchGaps from './search-gaps'
import * as suggestions from './suggestions'
import * as topEmployers from './top-employers'

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
