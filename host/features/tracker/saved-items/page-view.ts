import { deadline } from '../../../lib/formats'
import { paginationOf, queryOf, takePage } from '../../../lib/list-page'
import { searchUrl } from '../../../search/address'
import type { loadSearches } from '../../account/saved-searches'
import { companyUrl } from '../../public/companies'
import { reviewUrl } from '../../reviews/reviews'
import { currentStage, panelPath } from '../tracker'
import type { listSavedPages } from './list-queries'
import type { ListedJob } from './view'

export const SAVED_PAGE = '/dashboard/saved-items'

type PageRow = Awaited<ReturnType<typeof listSavedPages>>[number]

type Search = Awaited<ReturnType<typeof loadSearches>>[number]

interface Saved {
  jobs: readonly ListedJob[]
  pages: readonly PageRow[]
  now: Date
  searches: readonly Search[]
  choice: { type: 'all' | 'jobs' | 'reviews' | 'companies'; 'sort-by': string; select?: 'on' | undefined; page: number }
}

export function presentSavedPage({ jobs, pages, searches, choice, now }: Saved) {
  const groups = [
    ...jobs.filter(({ state }) => state !== 'closed').map(job => ['jobs', presentJob(job, now)] as const),
    ...pages
      .filter(({ type }) => type === 'companies')
      .map(row => ['companies', presentCompany(row, searches)] as const),
    ...pages.filter(({ type }) => type === 'reviews').map(row => ['reviews', presentReview(row)] as const),
    ...jobs.filter(({ state }) => state === 'closed').map(job => ['closed', presentJob(job, now)] as const),
  ]
  const chosen = groups.filter(([group]) => choice.type === 'all' || choice.type === TYPE_OF[group])
  const { items, ...place } = takePage(chosen, choice.page)
  const itemsOf = (name: (typeof groups)[number][0]) => items.flatMap(([group, item]) => (group === name ? [item] : []))
  const query = chosenQuery(choice)
  return {
    choice,
    counts: { jobs: jobs.length, ...countPages(pages), all: jobs.length + pages.length },
    jobs: itemsOf('jobs'),
    closed: itemsOf('closed'),
    reviews: itemsOf('reviews'),
    companies: itemsOf('companies'),
    hasReminders: jobs.some(({ reminders }) => reminders),
    pagination: paginationOf(place, SAVED_PAGE, query),
    listUrl: SAVED_PAGE + queryOf({ ...query, page: place.page === 1 ? undefined : place.page }),
  }
}

const TYPE_OF = { jobs: 'jobs', closed: 'jobs', reviews: 'reviews', companies: 'companies' } as const

const countPages = (pages: readonly PageRow[]) => {
  const reviews = pages.filter(({ type }) => type === 'reviews').length
  return { reviews, companies: pages.length - reviews }
}

const chosenQuery = ({ type, select, 'sort-by': sortBy }: Saved['choice']) => ({
  type: type === 'all' ? undefined : type,
  'sort-by': sortBy === 'updatedAt' ? undefined : sortBy,
  select,
})

const presentJob = (job: ListedJob, now: Date) => ({
  key: `${job.type}-${job.id}`,
  type: job.type,
  id: job.id,
  title: job.title,
  detail: job.company,
  logo: job.logo,
  name: job.company,
  url: job.type === 'jobs' && job.url ? job.url : panelPath(job),
  isListed: job.isListed,
  isClosed: job.state === 'closed',
  deadline: job.deadlineTimestamp === null ? null : deadline(new Date(job.deadlineTimestamp), now),
  stage: currentStage(job.appTrackerStages).name,
  reminders: job.reminders,
  panel: panelPath(job),
  reviewUrl: job.type === 'jobs' && job.isListed ? `/write-a-review/job-details?job=${job.id}` : null,
})

const presentReview = (row: PageRow) => ({
  key: `reviews-${row.item_id}`,
  type: 'reviews',
  id: row.item_id,
  title: row.headline,
  detail: row.company_name,
  name: row.company_name,
  url: reviewUrl({ id: row.item_id, slug: row.slug ?? '' }),
})

const presentCompany = (row: PageRow, searches: readonly Search[]) => ({
  key: `companies-${row.item_id}`,
  type: 'companies',
  id: row.item_id,
  title: row.company_name,
  name: row.company_name,
  url: companyUrl({ slug: row.company_slug ?? '' }),
  mails: presentMails(searchUrl('jobs', { company: row.company_slug ?? '' }), searches),
})

/** The form that starts or stops the mails about an employer, which are those of a saved search. */
function presentMails(url: string, searches: readonly Search[]) {
  const search = searches.find(other => other.url === url)
  const { frequency, paused = false } = search ?? { frequency: 'off' }
  const isOn = frequency !== 'off' && !paused
  return {
    isOn,
    action: search ? `/ajax/saved-search/${search.id}/change` : '/ajax/saved-search',
    fields: {
      ...(search ? {} : { url }),
      ...(paused ? { paused: 'no' } : {}),
      frequency: isOn ? 'off' : frequency === 'off' ? 'weekly' : frequency,
    },
  }
}
