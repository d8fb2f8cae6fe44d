import type { SearchAnswer } from '@firstrung/search-app/contract'
import type { Db } from '../../db/tables'
import { counted, excerpt } from '../../http/formats'
import { paginate, PER_PAGE } from '../../http/paging'
import * as companies from '../companies'
import * as jobs from '../jobs'
import { presentAnalytics } from '../promotions'
import * as reviews from '../reviews'
import { type Filters, type Scope, SCOPES, sortFilters } from '../search-links'
import { presentChips } from './chips'
import { findCloseMatches } from './close-match-queries'
import { presentFacets } from './facets'
import { companyCards, findBanner, jobCards, reviewCards } from './list-queries'
import { countHidden, findWider, type LoadedList, loadList } from './load'
import { DEFAULT_RADIUS, findPlace, RADII } from './places'
import { presentRefinements } from './refinements'
import { defaultSort, inScope, onlyWords, SORTS, stateUrl, withoutPlace, withState } from './state'
import type { Understood } from './understood'
import { findWaysOn } from './ways-on'
import { saidOf, sayDescription, sayHeading, sayTitle } from './wording'

type Common = Omit<SearchAnswer, 'scope' | 'data' | 'closeMatches'>

/** Promoted jobs above a list: two at most, and only where the list begins (product data, E13). */
const MOST_PROMOTED = 2
/** The page with everything that a person has hidden. */
const HIDDEN_URL = '/account/hidden'
const LABELS = { jobs: 'Jobs', reviews: 'Reviews', companies: 'Employers' } as const satisfies Record<Scope, string>

/** The whole answer to a search (spec section 3), and whether it is one to less than was asked. */
export async function answerSearch(
  db: Db,
  asked: Understood,
  now: Date,
): Promise<{ answer: SearchAnswer; isWider: boolean }> {
  const { understood, list, note } = await loadWider(db, asked, now)
  return { answer: await presentAnswer(db, { understood, list, note }, now), isWider: note !== null }
}

/** A list with the search that found it, and a sentence on what that leaves out. */
interface Loaded {
  understood: Understood
  list: LoadedList
  note: string | null
}

async function presentAnswer(db: Db, { understood, list, note }: Loaded, now: Date): Promise<SearchAnswer> {
  const { total, ids } = list.found
  const closeIds = findCloseMatches(db, understood, { now, total, shown: ids })
  const common = presentCommon(db, { ...understood, note }, list, now)
  /** The cards of the page and of the close matches, read beside the rest. */
  const read = async <Row>(cards: (ids: readonly number[]) => Promise<Row[]>) =>
    Promise.all([cards(ids), closeIds.then(cards), common])
  switch (understood.explicit.scope) {
    case 'jobs': {
      const [rows, close, rest] = await read(some => jobCards(db, some, now))
      const data = rows.map(row => ({ ...jobs.presentCard(row, now), distance: distanceOf(understood, list, row.id) }))
      return { scope: 'jobs', data, closeMatches: close.map(row => jobs.presentCard(row, now)), ...rest }
    }
    case 'reviews': {
      const [rows, close, rest] = await read(some => reviewCards(db, some))
      return {
        scope: 'reviews',
        data: rows.map(row => reviews.presentCard(row)),
        closeMatches: close.map(row => reviews.presentCard(row)),
        ...rest,
      }
    }
    case 'companies': {
      const [rows, close, rest] = await read(some => companyCards(db, some, now))
      return {
        scope: 'companies',
        data: rows.map(companies.presentCard),
        closeMatches: close.map(companies.presentCard),
        ...rest,
      }
    }
  }
}

/** The list or, where it is empty, the nearest that is not, with a sentence on what it leaves out. */
async function loadWider(db: Db, understood: Understood, now: Date): Promise<Loaded> {
  const list = await loadList(db, understood, now)
  const wider = list.found.total === 0 ? await findWider(db, understood, now) : undefined
  return wider
    ? { understood: wider.understood, note: wider.note, list: await loadList(db, wider.understood, now) }
    : { understood, note: null, list }
}

/** Everything but the cards, the same for all lists. */
async function presentCommon(
  db: Db,
  understood: Understood & { note: string | null },
  list: LoadedList,
  now: Date,
): Promise<Common> {
  const { state, explicit, words, choices, places, sort } = understood
  const { found, members, options, employers, totals } = list
  const [promotions, banner, unknownPlace, waysOn, hidden] = await Promise.all([
    presentPromotions(db, understood, list, now),
    findBanner(db, now),
    presentUnknownPlace(db, understood),
    found.total === 0 ? findWaysOn(db, understood, now) : null,
    countHidden(db, understood, { now, total: found.total }),
  ])
  const said = saidOf(understood)
  const { page, pages, total, first, last, href, firstHref } = paginate({
    path: stateUrl(withState(explicit, {})),
    page: state.page,
    total: found.total,
  })
  const chips = presentChips(understood)
  const path = stateUrl(state)
  return {
    meta: { pagination: { page, pages, total, first, last, href, firstHref, perPage: PER_PAGE } },
    totalResults: found.total,
    ...(hidden > 0 ? { hidden: { count: hidden, url: HIDDEN_URL } } : {}),
    services: promotions,
    aggregations: presentFacets({ state: explicit, choices, counts: found.counts, members, options, employers }),
    refinements: explicit.scope === 'jobs' ? presentRefinements(explicit, found.counts, places.length > 0) : [],
    locationsMeta: places.map(({ slug, label, lat, lng, kind, radius }) => ({ slug, label, lat, lng, kind, radius })),
    pageTitles: {
      title: `${excerpt(sayTitle(explicit.scope, said), 48)} | Firstrung`,
      h1: sayHeading(explicit.scope, said, found.total),
      description: sayDescription(explicit.scope, said, found.total),
    },
    scopeUrls: SCOPES.map(scope => ({
      scope,
      label: LABELS[scope],
      url: stateUrl(inScope(explicit, scope)),
      total: totals.get(scope) ?? 0,
      current: scope === explicit.scope,
    })),
    queryString: {
      path,
      array: { show: [...explicit.show], location: places.map(({ slug }) => slug).filter(Boolean), lat: explicit.lat },
      filtersAppliedCount: chips.length,
      variants: { withoutLocationFilter: stateUrl(withoutPlace(explicit)) },
    },
    sortingUrls: sortsOf(understood).map(([param, label]) => ({
      param,
      label,
      url: stateUrl(withState(explicit, { sort: param === usualSort(understood) ? null : param })),
      selected: param === sort,
    })),
    defaultSort: usualSort(understood),
    chips,
    clearUrl: stateUrl(onlyWords(explicit)),
    form: {
      search: explicit.search,
      place: [...places.filter(({ slug }) => slug).map(({ label }) => label), state.place].filter(Boolean).join(' or '),
      within: places.some(({ kind }) => kind === 'point') ? (explicit.within ?? DEFAULT_RADIUS) : null,
      radii: [...RADII],
    },
    correction: words.correction && {
      shown: words.correction.shown,
      typed: words.correction.typed,
      insteadUrl: stateUrl(withState(state, { search: words.correction.instead })),
    },
    notes: [...(understood.note ? [understood.note] : []), ...notesOf(understood, list)],
    unknownPlace,
    waysOn,
    savedSearches: [],
    saveUrl: `/login?save=search&return=${encodeURIComponent(path)}`,
    searchBanner: banner
      ? {
          ...presentAnalytics(banner),
          headline: banner.headline ?? '',
          url: companies.companyUrl(banner),
          logo: banner.logo,
          company: banner.name,
        }
      : null,
  }
}

/** A place that was typed and that nobody knows, with those that are spelt like it. */
async function presentUnknownPlace(db: Db, { state, explicit }: Understood) {
  const place = state.place === '' ? null : await findPlace(db, state.place)
  return place?.kind === 'unknown'
    ? {
        typed: state.place,
        like: place.like.map(({ slug, name }) => ({
          text: name,
          url: stateUrl(withState(explicit, { place: '', filters: withPlace(explicit.filters, slug) })),
        })),
      }
    : null
}

const withPlace = (filters: Filters, slug: string) => sortFilters({ ...filters, in: [...(filters.in ?? []), slug] })

async function presentPromotions(db: Db, { explicit }: Understood, { featured, found }: LoadedList, now: Date) {
  const matching = featured.filter(({ job_id }) => job_id !== null && found.featured.includes(job_id))
  const shown = explicit.page === 1 ? matching.slice(0, MOST_PROMOTED) : []
  const rows = await jobCards(
    db,
    shown.map(({ job_id }) => job_id ?? 0),
    now,
  )
  return rows.flatMap((row, i) => {
    const promotion = shown[i]
    return promotion ? [{ ...presentAnalytics(promotion), job: jobs.presentCard(row, now) }] : []
  })
}

/** Nearest only where there is a point to be near to. */
const sortsOf = (understood: Understood) =>
  SORTS[understood.explicit.scope].filter(
    ([param]) =>
      (param !== 'nearest' || understood.places.some(({ kind }) => kind === 'point')) &&
      (param !== 'best' || hasWords(understood)),
  )

const hasWords = ({ wanted, words }: Understood) => wanted.tsquery !== '' || words.preferred !== ''

const usualSort = (understood: Understood): string => defaultSort(understood.explicit.scope, hasWords(understood))

/** Whole and half miles from the place, where the place is a point and the job has one. */
function distanceOf({ places }: Understood, { found }: LoadedList, id: number): number | null {
  const miles = found.near.get(found.spots.get(id) ?? 0)
  return miles === undefined || !places.some(({ kind }) => kind === 'point') ? null : Math.round(miles * 10) / 10
}

/** What the order and the place leave unsaid. */
function notesOf({ explicit, places, sort }: Understood, { found }: LoadedList): string[] {
  const local = found.counts.find(({ facet }) => facet === 'local')?.count ?? 0
  const nationwide = explicit.scope === 'jobs' && places.length > 0 ? found.total - local : 0
  return [
    ...(sort === 'salary' ? ['Jobs that do not state their pay come last.'] : []),
    ...(nationwide > 0
      ? [`${counted(nationwide, 'of these jobs', 'of these jobs')} can be done from anywhere in the UK.`]
      : []),
  ]
}
