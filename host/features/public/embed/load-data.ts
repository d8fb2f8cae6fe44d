import { AppError } from '../../../lib/errors'
import type { Services } from '../../../services'
import * as reviews from '../../reviews/reviews'
import * as companies from '../companies'
import { listHotJobs, presentHotJobs } from '../hot-jobs'
import * as jobs from '../jobs'
import { findSuggestions } from '../suggestions'
import * as topEmployers from '../top-employers'
import { type EmbedName, EMBEDS } from './catalogue'
import { type DataRequest, EMPLOYER_ADVICE, type Look, MAX_ITEMS } from './input'
import { presentSummary, type Summary } from './summary'
import { presentData, presentSearch, withoutAnalytics } from './view'

type Head = companies.Head
type Loader = (services: Services, limit: number) => Promise<object> | object
type EmployerLoader = (services: Services, head: Head, limit: number) => Promise<object> | object

const OF_EMPLOYER: Partial<Record<EmbedName, EmployerLoader>> = {
  'rating-summary': (_, head) => ({
    ...companies.loadRatings(head),
    heading: `Ratings of ${head.company.name}`,
  }),
  'star-rating': (_, { company }) => ({ value: company.rating, count: company.reviewCount }),
  'top-employer-card': ({ reads }, { row, company }) => topEmployers.loadBadge(reads, { row, ...company }),
  'related-reviews': async ({ reads }, { row, company }, limit) => ({
    heading: `Reviews of ${company.name}`,
    integration: 0,
    reviews: (await reviews.listOfCompany(reads, row.id, { limit })).map(review => reviews.presentCard(review)),
  }),
  'company-jobs': async ({ reads, clock }, { row, company }, limit) => {
    const now = clock.now()
    const rows = await jobs.listOfCompany(reads, row.id, { now, limit })
    const count = company.counts.jobs
    return {
      heading: `Jobs at ${company.name}`,
      integration: 0,
      more: count > rows.length ? { text: `All ${count} jobs`, href: `${company.url}/jobs` } : null,
      jobs: jobs.presentCards(rows, now),
    }
  },
  'related-jobs': async (services, head, limit) => ({
    heading: `Jobs like those at ${head.company.name}`,
    integration: 0,
    jobs: withoutAnalytics((await companies.loadRelated(services, head)).jobSlides).slice(0, limit),
  }),
}

const OF_SITE: Partial<Record<EmbedName, Loader>> = {
  'hot-jobs': async ({ reads, clock }, limit) => {
    const now = clock.now()
    const hot = presentHotJobs(await listHotJobs(reads, now), now)
    return {
      heading: 'Jobs that close next',
      integration: 0,
      more: { text: 'All hot jobs', href: '/hot-jobs' },
      jobs: withoutAnalytics(hot).slice(0, limit),
    }
  },
  'home-search': presentSearch,
}

/** Throws 404 or 422 with the field. */
export async function loadData(services: Services, name: EmbedName, request: DataRequest) {
  const base = services.config.BASE_URL
  const { limit, employer } = request
  const head = EMBEDS[name].ofEmployer ? await loadEmployer(services, name, employer) : undefined
  const loading = head ? OF_EMPLOYER[name]?.(services, head, limit) : OF_SITE[name]?.(services, limit)
  const loaded = await Promise.resolve(loading)
  const props = presentData(name, loaded ?? {}, base)
  return { props, summary: presentSummary({ props, head }, base), employer: head?.company.name }
}

interface Shown {
  employer?: string | undefined
  summary?: Summary | undefined
  error?: string | undefined
}

export async function loadShown(services: Services, name: EmbedName, { employer, limit }: Look): Promise<Shown> {
  try {
    return await loadData(services, name, { employer, limit: Math.min(Number(limit) || MAX_ITEMS, MAX_ITEMS) })
  } catch (error) {
    if (error instanceof AppError && error.fields) {
      return { error: error.fields.employer?.[0] }
    }
    throw error
  }
}

async function loadEmployer(services: Services, name: EmbedName, slug: string | undefined): Promise<Head> {
  if (slug === undefined) {
    const text = `${EMBEDS[name].title} needs an employer: data-employer="halden-rail"`
    throw new AppError('invalid', text, { fields: { employer: [text] } })
  }
  try {
    return await companies.loadHead(services, slug)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') {
      const text = `There is no employer "${slug}". ${await allowedEmployer(services, slug)}`
      throw new AppError('not_found', text, { fields: { employer: [text] } })
    }
    throw error
  }
}

/** Suggests the likely employer, or explains how to find the slug. */
async function allowedEmployer({ reads }: Services, slug: string): Promise<string> {
  const found = await findSuggestions(reads, { term: slug.replaceAll('-', ' '), type: 'what', scope: 'companies' })
  const meant = found
    .find(({ type }) => type === 'company')
    ?.url.split('/')
    .at(-1)
  return meant ? `Did you mean "${meant}"?` : EMPLOYER_ADVICE
}
