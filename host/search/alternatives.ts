import type { SearchAnswer } from '@firstrung/search-app/contract'
import type { Db } from '../db/tables'
import { counted } from '../lib/formats'
import { stateUrl, toggled, withoutPlace, withoutRefinements, withState } from './address/state'
import { isAtDefaults, QUERY_FILTERS } from './filters'
import { RADII } from './places'
import { listOtherSpellings } from './query'
import type { ResolvedSearch } from './resolved-search'
import { countSearches } from './totals'

type Alternatives = Omit<NonNullable<SearchAnswer['alternatives']>, 'otherLists'>
type Alternative = Alternatives['dropOne'][number]

/** More would fill the page with links. */
const MAX_DROPPED = 6
const MAX_WIDER = 3

/** For a search without results. Every alternative has results, and their number. */
export async function findAlternatives(db: Db, resolved: ResolvedSearch, now: Date): Promise<Alternatives> {
  const groups = [await respelt(db, resolved), dropped(resolved), widened(resolved), anywhere(resolved)]
  const attempts = groups.flat()
  const counts = await countSearches(
    db,
    attempts.map(({ without }) => without),
    now,
  )
  const [spellings = [], dropOne = [], wider = [], [withoutLocation] = []] = groups.map(group =>
    group.flatMap((attempt): Alternative[] => {
      const count = counts[attempts.indexOf(attempt)] ?? 0
      return count > 0 ? [{ text: attempt.text, url: stateUrl(attempt.without.effective), count }] : []
    }),
  )
  const [spelling] = spellings.sort((a, b) => b.count - a.count)
  return {
    ...{ spelling: spelling ?? null, dropOne, wider: wider.slice(0, MAX_WIDER) },
    withoutLocation: withoutLocation ?? null,
  }
}

async function respelt(db: Db, resolved: ResolvedSearch): Promise<Attempt[]> {
  return (await listOtherSpellings(db, resolved.effective.search)).map(search => ({
    text: search,
    without: { ...resolved, effective: withState(resolved.effective, { search }) },
  }))
}

function dropped(resolved: ResolvedSearch): Attempt[] {
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
    const silent = { tsquery: '', groups: [], terms: [] }
    attempts.push({
      text: `“${effective.search}”`,
      without: { ...resolved, textQuery: silent, effective: withState(effective, { search: '' }) },
    })
  }
  return attempts.slice(0, MAX_DROPPED)
}

function widened(resolved: ResolvedSearch): Attempt[] {
  const { effective, places } = resolved
  const radius = Math.max(...places.map(place => (place.kind === 'point' ? place.radius : Infinity)))
  return RADII.filter(miles => places.length > 0 && miles > radius).map(within => ({
    text: `Within ${counted(within, 'mile')}`,
    without: {
      ...resolved,
      places: places.map(place => ({ ...place, radius: within })),
      effective: withState(effective, { within }),
    },
  }))
}

function anywhere(resolved: ResolvedSearch): Attempt[] {
  const { effective, places } = resolved
  return places.length > 0
    ? [{ text: 'All places', without: { ...resolved, places: [], effective: withoutPlace(effective) } }]
    : []
}

interface Attempt {
  text: string
  without: ResolvedSearch
}
