import { found } from '../../errors'
import { replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import * as companies from '../companies'
import * as jobs from '../jobs'
import * as reviews from '../reviews'
import { type Choice, resolveFilters, searchCompanies, searchJobs, searchReviews } from '../search'
import { BySlug } from './input'
import { CATEGORIES, type Category } from './list'
import { countJobsBy, listNames, listTopEmployers } from './queries'
import { presentCategory, presentGroup } from './view'

const NEWEST_JOBS = 6
const NEWEST_REVIEWS = 3
const TOP_EMPLOYERS = 6

export function routes({ reads, clock, renderer }: Services, router: Router): void {
  router.get('/categories', { access: 'anyone' }, async ctx => {
    const all = { choices: [], now: clock.now() }
    const [names, types, roles, industries] = await Promise.all([
      listNames(reads),
      countJobsBy(reads, 'type', all),
      countJobsBy(reads, 'role', all),
      countJobsBy(reads, 'industry', all),
    ])
    const view = {
      types: presentGroup('type', names, types),
      roles: presentGroup('role', names, roles),
      industries: presentGroup('industry', names, industries),
    }
    replyPage(ctx, renderer.page('categories/index.njk', ctx, view))
  })

  router.get('/categories/:slug', { access: 'anyone', params: BySlug }, async (ctx, { params }) => {
    const now = clock.now()
    const category = found(CATEGORIES.find(({ slug }) => slug === params.slug))
    const choices = found(await resolveFilters(reads, { [category.key]: [category.value] }))
    const search = { now, choices }
    const [newest, read, employers, top, narrower] = await Promise.all([
      searchJobs(reads, { ...search, limit: NEWEST_JOBS }),
      searchReviews(reads, { ...search, limit: NEWEST_REVIEWS }),
      searchCompanies(reads, { ...search, limit: 0 }),
      listTopEmployers(reads, { choices, now, limit: TOP_EMPLOYERS }),
      listNarrower(category, choices, now),
    ])
    const totals = { jobs: newest.total, reviews: read.total, companies: employers.total }
    const view = {
      category: presentCategory({ category, choices, totals, narrower }),
      jobs: newest.rows.map(row => jobs.presentCard(row, now)),
      reviews: read.rows.map(row => reviews.presentCard(row)),
      employers: top.map(companies.presentCard),
    }
    replyPage(ctx, renderer.page('categories/show.njk', ctx, view))
  })

  /** The kinds under a category, then its jobs by the kinds of the other lists. */
  function listNarrower({ key }: Category, choices: readonly Choice[], now: Date) {
    const titles = { type: 'By kind of start', role: 'By kind of work' }
    const lists = (['type', 'role'] as const).map(async by => {
      const under = by === key ? choices[0]?.id : undefined
      const counts = await countJobsBy(reads, by, { choices: by === key ? [] : choices, now, under })
      return { key: by, title: titles[by], counts }
    })
    return Promise.all(lists)
  }
}
