import type { HiddenIds } from '../../../db/hidden'
import { found } from '../../../lib/errors'
import type { Services } from '../../../services'
import * as reviews from '../../reviews/reviews'
import * as companies from '../companies'
import * as insights from '../insights'
import * as jobs from '../jobs'
import { type Choice, resolveFilters, searchCompanies, searchJobs, searchReviews } from '../search'
import { CATEGORIES, type Category } from './list'
import { countJobsBy, listNames, listTopEmployers } from './queries'
import { presentCategory, presentGroup } from './view'

const NEWEST_JOBS = 6
const NEWEST_REVIEWS = 3
const TOP_EMPLOYERS = 6
const INSIGHTS = 2

/** Hidden items are neither listed nor counted. */
type Hidden = HiddenIds | undefined

export async function loadCategories({ reads, clock }: Services, hidden: Hidden) {
  const all = { choices: [], now: clock.now(), hidden }
  const [names, types, roles, industries] = await Promise.all([
    listNames(reads),
    countJobsBy(reads, 'type', all),
    countJobsBy(reads, 'role', all),
    countJobsBy(reads, 'industry', all),
  ])
  return {
    types: presentGroup('type', names, types),
    roles: presentGroup('role', names, roles),
    industries: presentGroup('industry', names, industries),
  }
}

/** Throws 404 for an unknown slug. */
export async function loadCategory(services: Services, slug: string, hidden: Hidden) {
  const { reads, clock } = services
  const now = clock.now()
  const category = found(CATEGORIES.find(known => known.slug === slug))
  const choices = found(await resolveFilters(reads, { [category.key]: [category.value] }))
  const search = { now, choices, hidden }
  const [newest, newestReviews, employers, top, narrower, blocks] = await Promise.all([
    searchJobs(reads, { ...search, limit: NEWEST_JOBS }),
    searchReviews(reads, { ...search, limit: NEWEST_REVIEWS }),
    searchCompanies(reads, { ...search, limit: 0 }),
    listTopEmployers(reads, { ...search, limit: TOP_EMPLOYERS }),
    listNarrower(services, category, search),
    loadInsights(services, category, choices),
  ])
  const totals = { jobs: newest.total, reviews: newestReviews.total, companies: employers.total }
  return {
    category: presentCategory({ category, choices, totals, narrower }),
    jobs: jobs.presentCards(newest.rows, now),
    reviews: newestReviews.rows.map(row => reviews.presentCard(row)),
    employers: top.map(companies.presentCard),
    insights: blocks.slice(0, INSIGHTS),
  }
}

interface Search {
  now: Date
  choices: readonly Choice[]
  hidden: Hidden
}

async function loadInsights({ reads }: Services, { key }: Category, [choice]: readonly Choice[]) {
  return key === 'role' && choice ? insights.loadRoleBlocks(reads, choice) : []
}

/** The category's own children come first. */
function listNarrower({ reads }: Services, { key }: Category, search: Search) {
  const { choices } = search
  const titles = { type: 'By type of job', role: 'By type of work' }
  const lists = (['type', 'role'] as const).map(async by => {
    const isOwn = by === key
    const under = isOwn ? choices[0]?.id : undefined
    const counts = await countJobsBy(reads, by, { ...search, choices: isOwn ? [] : choices, under })
    return { key: by, title: titles[by], counts }
  })
  return Promise.all(lists)
}
