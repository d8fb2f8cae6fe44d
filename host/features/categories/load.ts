import { found } from '../../errors'
import type { Services } from '../../services'
import * as companies from '../companies'
import * as jobs from '../jobs'
import * as reviews from '../reviews'
import { type Choice, resolveFilters, searchCompanies, searchJobs, searchReviews } from '../search'
import { CATEGORIES, type Category } from './list'
import { countJobsBy, listNames, listTopEmployers } from './queries'
import { presentCategory, presentGroup } from './view'

const NEWEST_JOBS = 6
const NEWEST_REVIEWS = 3
const TOP_EMPLOYERS = 6

/** Returns all categories with their numbers of open jobs. */
export async function loadCategories({ reads, clock }: Services) {
  const all = { choices: [], now: clock.now() }
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

/** Returns the page of one category. Throws 404 for an unknown slug. */
export async function loadCategory(services: Services, slug: string) {
  const { reads, clock } = services
  const now = clock.now()
  const category = found(CATEGORIES.find(known => known.slug === slug))
  const choices = found(await resolveFilters(reads, { [category.key]: [category.value] }))
  const search = { now, choices }
  const [newest, newestReviews, employers, top, narrower] = await Promise.all([
    searchJobs(reads, { ...search, limit: NEWEST_JOBS }),
    searchReviews(reads, { ...search, limit: NEWEST_REVIEWS }),
    searchCompanies(reads, { ...search, limit: 0 }),
    listTopEmployers(reads, { choices, now, limit: TOP_EMPLOYERS }),
    listNarrower(services, category, choices),
  ])
  const totals = { jobs: newest.total, reviews: newestReviews.total, companies: employers.total }
  return {
    category: presentCategory({ category, choices, totals, narrower }),
    jobs: newest.rows.map(row => jobs.presentCard(row, now)),
    reviews: newestReviews.rows.map(row => reviews.presentCard(row)),
    employers: top.map(companies.presentCard),
  }
}

/** Returns the category's own children first, then its jobs by the values of the other list. */
function listNarrower({ reads, clock }: Services, { key }: Category, choices: readonly Choice[]) {
  const now = clock.now()
  const titles = { type: 'By type of job', role: 'By type of work' }
  const lists = (['type', 'role'] as const).map(async by => {
    const isOwn = by === key
    const under = isOwn ? choices[0]?.id : undefined
    const counts = await countJobsBy(reads, by, { choices: isOwn ? [] : choices, now, under })
    return { key: by, title: titles[by], counts }
  })
  return Promise.all(lists)
}
