import type { SearchAnswer } from '@firstrung/search-app/contract'
import { PATTERNS } from '../../http/formats'
import type { PATTERN_VALUES } from './bands'
import { sayReach } from './places'
import { sayClosing, sayPounds } from './refinements'
import { type SearchState, stateUrl, toggled, USUAL_SHOW, withoutPlace, withState } from './state'
import type { Understood } from './understood'
import type { Inferred, Words } from './words'

type Chip = SearchAnswer['chips'][number]

/** What narrows the list, each with the way to take it away. */
export function presentChips(understood: Understood): Chip[] {
  return [...filterChips(understood), ...placeChips(understood), ...refinementChips(understood)]
}

function filterChips({ explicit, words, choices }: Understood): Chip[] {
  return choices.map(({ key, slug, name }) =>
    presentChip(name, toggled(explicit, key, slug), inferredOf(words, key, slug)),
  )
}

function placeChips({ explicit, words, places }: Understood): Chip[] {
  return places.map(place => {
    const without = places.length > 1 ? toggled(explicit, 'in', place.slug) : withoutPlace(explicit)
    return presentChip(sayReach(place), without, inferredOf(words, 'in', place.slug))
  })
}

const inferredOf = (words: Words, key: string, slug: string) =>
  words.inferred.find(item => item.key === key && item.slug === slug)

/** A chip that takes something away and, where it was read out of the words, another way to have them as words. */
function presentChip(text: string, without: SearchState, inferred?: Inferred): Chip {
  const words = inferred ? { wordsUrl: stateUrl({ ...without, search: inferred.search }) } : {}
  return { text, url: stateUrl(without), inferred: inferred !== undefined, ...words }
}

function refinementChips({ explicit: state, words }: Understood): Chip[] {
  const chip = (text: string, changes: Partial<SearchState>, inferred?: Inferred): Chip =>
    presentChip(text, withState(state, changes), inferred)
  const without = (list: readonly string[], value: string) => list.filter(other => other !== value)
  return [
    ...state.pattern.map(value =>
      chip(
        PATTERNS[value as (typeof PATTERN_VALUES)[number]],
        { pattern: without(state.pattern, value) },
        inferredOf(words, 'pattern', value),
      ),
    ),
    ...(state.salaryMin === null
      ? []
      : [
          chip(
            `${sayPounds(state.salaryMin)} or more`,
            { salaryMin: null },
            inferredOf(words, 'salary-min', String(state.salaryMin)),
          ),
        ]),
    ...(state.closing === null ? [] : [chip(`Closes ${sayClosing(state.closing).toLowerCase()}`, { closing: null })]),
    ...(state.visa ? [chip('Sponsors visas', { visa: false })] : []),
    ...(state.show.includes('opening-soon') && state.show.includes('open')
      ? [chip('Including jobs that open later', { show: without(state.show, 'opening-soon') })]
      : []),
    ...(state.show.includes('opening-soon') && !state.show.includes('open')
      ? [chip('Jobs that open later', { show: [...without(state.show, 'opening-soon'), ...USUAL_SHOW].sort() })]
      : []),
    ...(state.show.includes('local') ? [chip('No nationwide jobs', { show: without(state.show, 'local') })] : []),
  ]
}
