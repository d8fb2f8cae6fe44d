import type { SearchAnswer } from '@firstrung/search-app/contract'
import type { Db } from '../../../db/tables'
import { counted, excerpt } from '../../../lib/formats'
import { paginate, PER_PAGE } from '../../../lib/paging'
import { hasWords, runSearch, type SearchResult, type ResolvedSearch, usualSort } from '../../../search'
import { type Filters, type Scope, SCOPES, sortFilters } from '../../../search/address'
import { inScope, onlyWords, SORTS, stateUrl, withoutPlace, withState } from '../../../search/address'
import { show, valuesOf } from '../../../search/filters'
import { DEFAULT_RADIUS, findPlace, RADII } from '../../../search/places'
import * as reviews from '../../reviews/reviews'
import * as companies from '../companies'
import * as jobs from '../jobs'
import { presentAnalytics } from '../promotions'
import { presentChips } from './chips'
import { formatDescription, formatHeading, formatIgnored, formatMissing, formatTitle, headingParts } from './copy'
import { listDuplicates } from './duplicates-queries'
import { presentFacets } from './facets'
import { companyCards, jobCards, listPromotions, type Promotions, reviewCards } from './list-queries'
import { presentPromoted } from './promoted'
import { presentRefinements } from './refinements'

type Common = Omit<SearchAnswer, 'scope' | 'data' | 'nearMatches'>

const HIDDEN_URL = '/account/hidden'
/** Search engines show about 60 characters, including "| Firstrung". */
const TITLE_LENGTH = 48
const LABELS = { jobs: 'Jobs', reviews: 'Reviews', companies: 'Employers' } as const satisfies Record<Scope, string>

/** `isWider` means that the exact search had no results, so the answer is to a wider one. */
export async function answerSearch(
  db: Db,
  requested: ResolvedSearch,
  now: Date,
): Promise<{ answer: SearchAnswer; isWider: boolean }> {
  const promoted = await listPromotions(db, now)
  const featured = requested.effective.scope === 'jobs' ? promoted.featured.flatMap(({ job_id }) => job_id ?? []) : []
  const result = await runSearch(db, requested, { now, featured })
  return { answer: await presentAnswer(db, result, { now, promoted }), isWider: result.note !== null }
}

interface AnswerOptions {
  now: Date
  promoted: Promotions
}

async function presentAnswer(db: Db, result: SearchResult, options: AnswerOptions): Promise<SearchAnswer> {
  const { now } = options
  /** Reads the cards of the page and of the near matches in parallel with the rest. */
  const read = <Row>(cards: (ids: readonly number[]) => Promise<Row[]>) =>
    Promise.all([cards(result.found.ids), cards(result.nearMatchIds), presentCommon(db, result, options)])
  switch (result.resolved.effective.scope) {
    case 'jobs': {
      const [[rows, close, rest], locations] = await Promise.all([
        read(some => jobCards(db, some, now)),
        listDuplicates(db, result.found, now),
      ])
      const data = jobs.presentCards(rows, now).map(card => ({
        ...card,
        distance: distanceOf(result, card.id),
        ...(locations.has(card.id) ? { locations: locations.get(card.id) } : {}),
      }))
      return { scope: 'jobs', data, nearMatches: jobs.presentCards(close, now), ...rest }
    }
    case 'reviews': {
      const [rows, close, rest] = await read(some => reviewCards(db, some))
      return {
        scope: 'reviews',
        data: rows.map(row => reviews.presentCard(row)),
        nearMatches: close.map(row => reviews.presentCard(row)),
        ...rest,
      }
    }
    case 'companies': {
      const [rows, close, rest] = await read(some => companyCards(db, some, now))
      return {
        scope: 'companies',
        data: rows.map(companies.presentCard),
        nearMatches: close.map(companies.presentCard),
        ...rest,
      }
    }
  }
}

async function presentCommon(db: Db, result: SearchResult, options: AnswerOptions): Promise<Common> {
  const { resolved, found, members, options: listed, employers, totals, hiddenCount: hidden } = result
  const { state, effective, words, choices, places, sort } = resolved
  const { banner } = options.promoted
  const [promotions, unknownPlace] = await Promise.all([
    presentPromoted(db, result, options),
    presentUnknownPlace(db, resolved),
  ])
  const head = headingParts(resolved)
  const { page, pages, total, first, last, href, firstHref } = paginate({
    path: stateUrl(withState(effective, { sort: sort === usualSort(resolved) ? null : sort })),
    page: state.page,
    total: found.rows ?? found.total,
  })
  const chips = presentChips(resolved)
  const path = stateUrl(state)
  const pageSuffix = page > 1 ? `, page ${page}` : ''
  return {
    meta: { pagination: { page, pages, total, first, last, href, firstHref, perPage: PER_PAGE } },
    totalResults: found.total,
    ...(hidden > 0 ? { hidden: { count: hidden, url: HIDDEN_URL } } : {}),
    services: promotions,
    aggregations: presentFacets({
      state: effective,
      choices,
      counts: found.counts,
      members,
      options: listed,
      employers,
    }),
    refinements: presentRefinements(effective, found.counts, places.length > 0),
    locationsMeta: places.map(({ slug, label, lat, lng, kind, radius }) => ({ slug, label, lat, lng, kind, radius })),
    pageTitles: {
      title: `${excerpt(formatTitle(effective.scope, head), TITLE_LENGTH - pageSuffix.length)}${pageSuffix} | Firstrung`,
      h1: formatHeading(effective.scope, head, found.total),
      description: formatDescription(effective.scope, head, found.total),
    },
    scopeUrls: SCOPES.map(scope => ({
      scope,
      label: LABELS[scope],
      url: stateUrl(inScope(effective, scope)),
      total: totals.get(scope) ?? 0,
      current: scope === effective.scope,
    })),
    queryString: {
      path,
      savedAs: stateUrl(withState(state, { sort: null })),
      array: {
        show: [...valuesOf(effective.refinements, show)],
        location: places.map(({ slug }) => slug).filter(Boolean),
        lat: effective.lat,
      },
      filtersAppliedCount: chips.length,
      variants: { withoutLocationFilter: stateUrl(withoutPlace(effective)) },
    },
    sortingUrls: sortsOf(resolved).map(([param, label]) => ({
      param,
      label,
      url: stateUrl(withState(effective, { sort: param === usualSort(resolved) ? null : param })),
      selected: param === sort,
    })),
    defaultSort: usualSort(resolved),
    chips,
    clearUrl: stateUrl(onlyWords(effective)),
    form: {
      search: effective.search,
      place: [...places.filter(({ slug }) => slug).map(({ label }) => label), state.place].filter(Boolean).join(' or '),
      within: places.some(({ kind }) => kind === 'point') ? (effective.within ?? DEFAULT_RADIUS) : null,
      radii: [...RADII],
    },
    correction: words.correction && {
      shown: words.correction.shown,
      typed: words.correction.entered,
      insteadUrl: stateUrl(withState(state, { search: words.correction.instead })),
    },
    notes: notesOf(result),
    footnotes: footnotesOf(result),
    unknownPlace,
    alternatives: result.alternatives && { ...result.alternatives, otherLists: presentOtherLists(result) },
    savedSearches: [],
    saveUrl: `/login?save=search&return=${encodeURIComponent(path)}`,
    searchBanner: banner
      ? {
          ...presentAnalytics(banner),
          headline: banner.headline,
          url: companies.companyUrl(banner),
          logo: banner.logo,
          company: banner.name,
        }
      : null,
  }
}

const presentOtherLists = ({ resolved: { effective }, totals }: SearchResult) =>
  SCOPES.flatMap(scope => {
    const count = totals.get(scope) ?? 0
    const isOther = scope !== effective.scope && effective.search !== '' && count > 0
    return isOther ? [{ text: LABELS[scope], url: stateUrl(inScope(effective, scope)), count }] : []
  })

/** The place that the user entered and that is unknown, with places of similar spelling. */
async function presentUnknownPlace(db: Db, { state, effective }: ResolvedSearch) {
  const place = state.place === '' ? null : await findPlace(db, state.place)
  return place?.kind === 'unknown'
    ? {
        typed: state.place,
        like: place.like.map(({ slug, name }) => ({
          text: name,
          url: stateUrl(withState(effective, { place: '', filters: withPlace(effective.filters, slug) })),
        })),
      }
    : null
}

const withPlace = (filters: Filters, slug: string) => sortFilters({ ...filters, in: [...(filters.in ?? []), slug] })

/** Sorting by distance needs a place with coordinates, and sorting by match needs words. */
const sortsOf = (resolved: ResolvedSearch) =>
  SORTS[resolved.effective.scope].filter(
    ([param]) =>
      (param !== 'nearest' || resolved.places.some(({ kind }) => kind === 'point')) &&
      (param !== 'best' || resolved.sort === 'best' || hasWords(resolved)),
  )

/** Miles from the place, to one decimal. Null if the place is an area, or if the job has no coordinates. */
function distanceOf({ resolved, found }: SearchResult, id: number): number | null {
  const miles = found.near.get(found.spotSets.get(id) ?? 0)
  return miles === undefined || !resolved.places.some(({ kind }) => kind === 'point')
    ? null
    : Math.round(miles * 10) / 10
}

function notesOf({ resolved: { effective }, note, missingEmployer }: SearchResult): string[] {
  return [
    note,
    formatIgnored(effective.search),
    missingEmployer && formatMissing(effective.scope, missingEmployer),
  ].filter(text => text !== null && text !== undefined)
}

function footnotesOf({ resolved: { effective, places, sort }, found }: SearchResult): string[] {
  const local = found.counts.find(({ facet }) => facet === 'local')?.count ?? 0
  const nationwide = effective.scope === 'jobs' && places.length > 0 ? found.total - local : 0
  return [
    ...(sort === 'salary' ? ['Jobs that do not state their pay come last.'] : []),
    ...(nationwide > 0
      ? [`${counted(nationwide, 'of these jobs', 'of these jobs')} can be done from anywhere in the UK.`]
      : []),
  ]
}
