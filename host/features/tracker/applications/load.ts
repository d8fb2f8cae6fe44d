import type { Services } from '../../../services'
import { type DatedPlan, loadDatedPlans, loadPlans } from '../application-plans'
import { findLinks } from '../calendar'
import { findCopy } from '../job-copies'
import { countNotes, listNotes } from '../job-notes'
import { chooseJobs, isInList, type ListedJob, loadListedJobs } from '../saved-items'
import { STAGES, type TrackedItem } from '../tracker'
import { presentAllAnswers, presentFunnel } from './funnel'
import type { TrackerView } from './input'
import { loadInterviews } from './interviews'
import { presentBoard, presentList, presentPanel, presentPlace } from './page-view'
import { findAnswers, findCompanyRating } from './queries'
import { presentSeason } from './season'

export async function loadTracker(services: Services, userId: number, view: TrackerView) {
  const now = services.clock.now()
  const [jobs, counts, plans] = await Promise.all([
    loadListedJobs(services, userId),
    countNotes(services.db, userId),
    loadDatedPlans(services.db, userId, now),
  ])
  const words = view.search.toLocaleLowerCase('en-GB')
  const chosen = chooseJobs(jobs, { ...view, 'exclude-pre-reg': 'false' }).filter(({ title, company }) =>
    `${title} ${company}`.toLocaleLowerCase('en-GB').includes(words),
  )
  const countOf = (filter: TrackerView['filter']) => jobs.filter(job => isInList(job, filter)).length
  return {
    choice: view,
    ticked: view.items?.map(({ type, id }) => `${type}-${id}`) ?? [],
    ...presentPlace(view),
    ...(view.view === 'board'
      ? { board: presentBoard(chosen, { view, counts, plans, now }) }
      : { list: presentList(chosen, { view, counts, plans, now }) }),
    stageList: STAGES,
    total: jobs.length,
    counts: {
      all: countOf('all'),
      'not-applied': countOf('not-applied'),
      applied: countOf('applied'),
      unsuccessful: countOf('unsuccessful'),
      starred: countOf('starred'),
    },
    funnel: view.filter === 'all' ? presentFunnel(jobs) : null,
    season: view.filter === 'all' ? presentSeason(jobs, now) : null,
    panel: view.item ? await loadPanel(services, userId, { item: view.item, jobs, plans }) : undefined,
  }
}

async function loadPanel(
  services: Services,
  userId: number,
  { item, jobs, plans }: { item: TrackedItem; jobs: readonly ListedJob[]; plans: readonly DatedPlan[] },
) {
  const { db, clock } = services
  const job = jobs.find(({ id, type }) => id === item.id && type === item.type)
  if (!job) {
    return null
  }
  const now = clock.now()
  const [notes, rating, answers, interviews, calendar, copy, planned] = await Promise.all([
    listNotes(db, userId, item),
    findCompanyRating(db, job.companySlug),
    findAnswers(db, job.companySlug),
    loadInterviews(db, job),
    findLinks(services, userId, item),
    item.type === 'jobs' ? findCopy(db, userId, item.id) : undefined,
    loadPlans(db, userId, { item, now }),
  ])
  const plan = plans.find(({ key }) => key === `${item.type}-${item.id}`)
  const panel = presentPanel(job, { notes, rating, copy, plan, now })
  return { ...panel, ...planned, interviews, calendar, answers: presentAllAnswers(answers) }
}
