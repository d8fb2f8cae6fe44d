import { companyUrl } from '../companies'
import { reviewUrl } from '../reviews'
import { currentStage, panelPath } from '../tracker'
import type { listSavedPages } from './queries'
import type { ListedJob } from './view'

type PageRow = Awaited<ReturnType<typeof listSavedPages>>[number]

interface Saved {
  /** In the order in which they are shown. */
  jobs: readonly ListedJob[]
  pages: readonly PageRow[]
  choice: { type: 'all' | 'jobs' | 'reviews' | 'companies'; 'sort-by': string; select?: 'on' | undefined }
}

/** Returns the page of saved items: those that are open to a click, and the jobs that have closed. */
export function presentSavedPage({ jobs, pages, choice }: Saved) {
  const reviews = pages.filter(({ type }) => type === 'reviews').map(presentReview)
  const companies = pages.filter(({ type }) => type === 'companies').map(presentCompany)
  const shown = jobs.map(presentJob)
  const counts = { jobs: shown.length, reviews: reviews.length, companies: companies.length }
  const isShown = (type: keyof typeof counts) => choice.type === 'all' || choice.type === type
  const shownJobs = isShown('jobs') ? shown : []
  return {
    choice,
    counts: { ...counts, all: shown.length + pages.length },
    jobs: shownJobs.filter(({ isClosed }) => !isClosed),
    closed: shownJobs.filter(({ isClosed }) => isClosed),
    reviews: isShown('reviews') ? reviews : [],
    companies: isShown('companies') ? companies : [],
    hasReminders: shown.some(({ reminders }) => reminders),
  }
}

const presentJob = (job: ListedJob) => ({
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
  deadline: job.deadlineTimestamp === null ? null : new Date(job.deadlineTimestamp),
  stage: currentStage(job.appTrackerStages).name,
  reminders: job.reminders,
  panel: panelPath(job),
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

const presentCompany = (row: PageRow) => ({
  key: `companies-${row.item_id}`,
  type: 'companies',
  id: row.item_id,
  title: row.company_name,
  name: row.company_name,
  url: companyUrl({ slug: row.company_slug ?? '' }),
})
