import type { SearchAnswer } from '@firstrung/search-app/contract'
import type { Db } from '../../db/tables'
import { counted } from '../../http/formats'
import { presentChips } from './chips'
import { countState } from './load'
import { RADII } from './places'
import { type SearchState, stateUrl, toggled, withoutPlace, withState } from './state'
import type { Understood } from './understood'
import { listOtherSpellings } from './words'

type WaysOn = NonNullable<SearchAnswer['waysOn']>
type Way = WaysOn['dropOne'][number]

/** So many filters are tried without; more would be a page of links. */
const MOST_DROPPED = 6
const MOST_WIDER = 3

/** What would match, from a list in which nothing does: only ways that lead somewhere, each with its number. */
export async function findWaysOn(db: Db, understood: Understood, now: Date): Promise<WaysOn> {
  const [[spelling], dropOne, wider, withoutLocation] = await Promise.all([
    respelt(db, understood, now),
    dropped(db, understood, now),
    widened(db, understood, now),
    anywhere(db, understood, now),
  ])
  return { spelling: spelling ?? null, dropOne, wider, withoutLocation: withoutLocation[0] ?? null }
}

/** A word that somebody uses is not put right by itself; where it leads to nothing, its neighbour may be meant. */
async function respelt(db: Db, understood: Understood, now: Date): Promise<Way[]> {
  const attempts = (await listOtherSpellings(db, understood.explicit.search)).map(search => ({
    text: search,
    without: { ...understood, explicit: withState(understood.explicit, { search }) },
  }))
  const ways = await counting(db, attempts, now)
  return ways.sort((a, b) => b.count - a.count)
}

async function dropped(db: Db, understood: Understood, now: Date): Promise<Way[]> {
  const { explicit, choices } = understood
  const chips = presentChips({ ...understood, places: [] })
  const attempts: Attempt[] = choices.map(choice => ({
    text: choice.name,
    without: {
      ...understood,
      choices: choices.filter(other => other !== choice),
      explicit: toggled(explicit, choice.key, choice.slug),
    },
  }))
  const bare: Partial<SearchState> = { pattern: [], salaryMin: null, closing: null, visa: false }
  if (chips.length > choices.length) {
    attempts.push({ text: 'Other filters', without: { ...understood, explicit: withState(explicit, bare) } })
  }
  if (explicit.search && chips.length + understood.places.length > 0) {
    const silent = { tsquery: '', split: undefined, looseTsquery: '', groups: [], terms: [] }
    attempts.push({
      text: `“${explicit.search}”`,
      without: { ...understood, wanted: silent, explicit: withState(explicit, { search: '' }) },
    })
  }
  return counting(db, attempts.slice(0, MOST_DROPPED), now)
}

/** Whatever a radius holds, a larger one holds too, so the others are counted only if the largest leads somewhere. */
async function widened(db: Db, understood: Understood, now: Date): Promise<Way[]> {
  const { explicit, places } = understood
  const radius = Math.max(...places.map(place => (place.kind === 'point' ? place.radius : Infinity)))
  const attempts = RADII.filter(miles => places.length > 0 && miles > radius).map(within => ({
    text: `Within ${counted(within, 'mile')}`,
    without: {
      ...understood,
      places: places.map(place => ({ ...place, radius: within })),
      explicit: withState(explicit, { within }),
    },
  }))
  const largest = await counting(db, attempts.slice(-1), now)
  return largest.length > 0
    ? [...(await counting(db, attempts.slice(0, -1), now)), ...largest].slice(0, MOST_WIDER)
    : []
}

function anywhere(db: Db, understood: Understood, now: Date): Promise<Way[]> {
  const { explicit, places } = understood
  const attempts =
    places.length > 0
      ? [{ text: 'All places', without: { ...understood, places: [], explicit: withoutPlace(explicit) } }]
      : []
  return counting(db, attempts, now)
}

interface Attempt {
  text: string
  without: Understood
}

async function counting(db: Db, attempts: readonly Attempt[], now: Date): Promise<Way[]> {
  const ways = attempts.map(async ({ text, without }) => ({
    text,
    url: stateUrl(without.explicit),
    count: await countState(db, without, now),
  }))
  return (await Promise.all(ways)).filter(({ count }) => count > 0)
}
