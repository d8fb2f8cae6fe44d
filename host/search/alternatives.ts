import type { SearchAnswer } from '@firstrung/search-app/contract'
import type { Db } from '../db/tables'
import { counted } from '../http/formats'
import { stateUrl, toggled, withoutPlace, withoutRefinements, withState } from './address/state'
import { isAtDefaults, QUERY_FILTERS } from './filters'
import { RADII } from './places'
import { listOtherSpellings } from './query'
import type { ResolvedSearch } from './resolved-search'
import { countSearches } from './totals'

type Alternatives = Omit<NonNullable<SearchAnswer['alternatives']>, 'otherLists'>
type Way = Alternatives['dropOne'][number]

/** So many filters are tried without; more would be a page of links. */
const MOST_DROPPED = 6
const MOST_WIDER = 3

/** What would match, from a list in which nothing does: only ways that lead somewhere, each with its number. */
export async function findAlternatives(db: Db, resolved: ResolvedSearch, now: Date): Promise<Alternatives> {
  const [[spelling], dropOne, wider, withoutLocation] = await Promise.all([
    respelt(db, resolved, now),
    dropped(db, resolved, now),
    widened(db, resolved, now),
    anywhere(db, resolved, now),
  ])
  return { spelling: spelling ?? null, dropOne, wider, withoutLocation: withoutLocation[0] ?? null }
}

/** A word that adverts use is not corrected by itself; where it leads to nothing, its neighbour may be meant. */
async function respelt(db: Db, resolved: ResolvedSearch, now: Date): Promise<Way[]> {
  const attempts = (await listOtherSpellings(db, resolved.effective.search)).map(search => ({
    text: search,
    without: { ...resolved, effective: withState(resolved.effective, { search }) },
  }))
  const ways = await counting(db, attempts, now)
  return ways.sort((a, b) => b.count - a.count)
}

async function dropped(db: Db, resolved: ResolvedSearch, now: Date): Promise<Way[]> {
  const { effective, choices } = resolved
  const isRefined = QUERY_FILTERS.some(filter => !isAtDefaults(effective.refinements, filter))
  const attempts: Attempt[] = choices.map(choice => ({
    text: choice.name,
    without: {
      ...resolved,
      choices: choices.filter(other => other !== choice),
      effective: toggled(effective, choice.key, choice.slug),
    },
  }))
  if (isRefined) {
    attempts.push({ text: 'Other filters', without: { ...resolved, effective: withoutRefinements(effective) } })
  }
  if (effective.search) {
    const silent = { tsquery: '', split: undefined, groups: [], terms: [] }
    attempts.push({
      text: `“${effective.search}”`,
      without: { ...resolved, textQuery: silent, effective: withState(effective, { search: '' }) },
    })
  }
  return counting(db, attempts.slice(0, MOST_DROPPED), now)
}

async function widened(db: Db, resolved: ResolvedSearch, now: Date): Promise<Way[]> {
  const { effective, places } = resolved
  const radius = Math.max(...places.map(place => (place.kind === 'point' ? place.radius : Infinity)))
  const attempts = RADII.filter(miles => places.length > 0 && miles > radius).map(within => ({
    text: `Within ${counted(within, 'mile')}`,
    without: {
      ...resolved,
      places: places.map(place => ({ ...place, radius: within })),
      effective: withState(effective, { within }),
    },
  }))
  return (await counting(db, attempts, now)).slice(0, MOST_WIDER)
}

function anywhere(db: Db, resolved: ResolvedSearch, now: Date): Promise<Way[]> {
  const { effective, places } = resolved
  const attempts =
    places.length > 0
      ? [{ text: 'All places', without: { ...resolved, places: [], effective: withoutPlace(effective) } }]
      : []
  return counting(db, attempts, now)
}

interface Attempt {
  text: string
  without: ResolvedSearch
}

async function counting(db: Db, attempts: readonly Attempt[], now: Date): Promise<Way[]> {
  const counts = await countSearches(
    db,
    attempts.map(({ without }) => without),
    now,
  )
  const ways = attempts.map(({ text, without }, i) => ({
    text,
    url: stateUrl(without.effective),
    count: counts[i] ?? 0,
  }))
  return ways.filter(({ count }) => count > 0)
}
