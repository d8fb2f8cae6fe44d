import type { FilterKey } from '../../host/search/address'
import type { SearchState } from '../../host/search/address/state'
import {
  daysAway,
  ELSEWHERE,
  type Given,
  type GivenCompany,
  type GivenJob,
  KINDS,
  NOW,
  type Town,
  TOWNS,
} from './search-data'

/**
 * Returns the ids that a state without words should find, in any order. Implements the rules of the lists in plain code
 * over the generated rows, to compare with the results of the database.
 */
export function expectedIds(given: Given, state: SearchState): number[] {
  switch (state.scope) {
    case 'jobs':
      return given.jobs.filter(job => isJobFound(given, job, state)).map(({ id }) => id)
    case 'reviews':
      return given.reviews
        .filter(({ company, state: written, type, role, area, town, overall, posted }) => {
          const at = given.companies[company]
          const chosen = { type, role: role ? [role] : [], industry: at?.industry, company: at?.slug }
          const isArea = !state.filters.for || (area !== null && state.filters.for.includes(area))
          const isHere = isNear(town ? [TOWNS[town]] : [], town ? [town] : [], state)
          const { 'score-min': stars = [], year = [] } = state.refinements
          const isGood = stars.every(least => overall >= Number(least) * 10)
          const isThen = year.length === 0 || year.includes(String(daysAway(posted).getUTCFullYear()))
          const isRefined = isGood && isThen && isArea && isHere
          return at?.status === 'live' && written === 'published' && isChosen(chosen, state) && isRefined
        })
        .map(({ id }) => id)
    case 'companies':
      return given.companies.filter(company => isCompanyFound(given, company, state)).map(({ id }) => id)
  }
}

function isJobFound(given: Given, job: GivenJob, state: SearchState): boolean {
  const at = given.companies[job.company]
  const { pattern = [], visa = [], closing = [], show = ['open'], 'salary-min': pay = [] } = state.refinements
  const { starts = [], lasts = [] } = state.refinements
  const isOpen = job.opens === null ? job.status === 'open' : job.opens <= 0
  return (
    at?.status === 'live' &&
    isComing(job) &&
    (isOpen ? show.includes('open') : show.includes('opening-soon')) &&
    isChosen({ type: job.type, role: job.roles, industry: at.industry, company: at.slug }, state) &&
    isForArea(job, state) &&
    (!show.includes('local') || !job.nationwide) &&
    (job.nationwide || isNear(pointsOf(job), job.towns, state)) &&
    (pattern.length === 0 || pattern.includes(job.pattern ?? '')) &&
    (visa.length === 0 || job.visa === 'yes') &&
    (starts.length === 0 || starts.includes(MONTHS[job.startMonth ?? 0] ?? '')) &&
    (lasts.length === 0 || lasts.includes(lengthOf(job.months))) &&
    pay.every(pounds => job.pay !== null && yearly(job.pay) >= Number(pounds)) &&
    closing.every(days => job.closes !== null && daysAway(job.closes) < endOfDay(Number(days)))
  )
}

/** One of the employer's jobs must match too. An employer without jobs only matches a state without job filters. */
function isCompanyFound(given: Given, company: GivenCompany, state: SearchState): boolean {
  const own = given.jobs.filter(job => given.companies[job.company] === company && isComing(job))
  const jobs: (GivenJob | undefined)[] = own.length > 0 ? own : [undefined]
  const office = company.town ? [company.town] : []
  const isOffice = isNear(
    office.map(town => TOWNS[town]),
    office,
    state,
  )
  return (
    company.status === 'live' &&
    jobs.some(
      job =>
        isChosen(
          { type: job?.type, role: job?.roles ?? [], industry: company.industry, company: company.slug },
          state,
        ) &&
        (job ? isForArea(job, state) : !state.filters.for) &&
        (isOffice || (job !== undefined && (job.nationwide || isNear(pointsOf(job), job.towns, state)))),
    )
  )
}

/** Open now or later. */
const isComing = ({ status, closes }: GivenJob): boolean =>
  (status === 'open' || status === 'interest') && (closes === null || closes > 0)

const isForArea = ({ areas }: GivenJob, { filters }: SearchState): boolean =>
  !filters.for || areas.length === 0 || areas.some(area => filters.for?.includes(area))

interface Chosen {
  type: string | null | undefined
  role: readonly string[]
  industry: string | null | undefined
  company: string | undefined
}

function isChosen({ type, role, industry, company }: Chosen, { filters }: SearchState): boolean {
  const parents: Record<string, string | null> = { ...KINDS['job-types'], ...KINDS['job-roles'] }
  const has = (key: FilterKey, own: readonly (string | null | undefined)[]) =>
    !filters[key] || own.some(slug => slug && [slug, parents[slug] ?? ''].some(kind => filters[key]?.includes(kind)))
  return has('type', [type]) && has('role', role) && has('industry', [industry]) && has('company', [company])
}

const pointsOf = ({ towns, elsewhere }: GivenJob) => [
  ...towns.map(town => TOWNS[town]),
  ...(elsewhere ? [ELSEWHERE] : []),
]

interface Point {
  lat: number
  lng: number
}

function isNear(points: readonly Point[], towns: readonly Town[], { filters, within }: SearchState): boolean {
  const isIn = (slug: string) => {
    const centre = slug in TOWNS ? TOWNS[slug as Town] : undefined
    return centre
      ? points.some(point => miles(point, centre) <= (within ?? 15) + 0.01)
      : towns.some(town => TOWNS[town].county === 'West Yorkshire')
  }
  return !filters.in || filters.in.some(isIn)
}

function miles(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const x = radians(one.lng - other.lng) * Math.cos(radians((one.lat + other.lat) / 2))
  return 3958.8 * Math.hypot(x, radians(one.lat - other.lat))
}

const MONTHS = [
  null,
  ...'january february march april may june july august september october november december'.split(' '),
]

function lengthOf(months: number | null): string {
  if (months === null) {
    return ''
  }
  return months > 12 ? 'over-12' : months > 6 ? '7-to-12' : months > 3 ? '4-to-6' : 'up-to-3'
}

const yearly = ({ unit, pence }: { unit: 'year' | 'hour'; pence: number }): number =>
  Math.floor((pence * (unit === 'hour' ? 1950 : 1)) / 100)

/** The test clock and the days of all filters but the last are in British Summer Time. */
function endOfDay(days: number): Date {
  const midnight = Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth(), NOW.getUTCDate() + days + 1)
  const isSummer = midnight < Date.UTC(2026, 9, 25)
  return new Date(midnight - (isSummer ? 60 * 60 * 1000 : 0))
}
