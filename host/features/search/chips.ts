import type { SearchAnswer } from '@firstrung/search-app/contract'
import { PATTERNS } from '../../http/formats'
import type { PATTERN_VALUES } from './engine'
import type { Understood } from './load'
import { sayReach } from './places'
import { sayClosing, sayPounds } from './refinements'
import { type SearchState, stateUrl, toggled, USUAL_SHOW, withoutPlace, withState } from './state'

type Chip = SearchAnswer['chips'][number]

/** What narrows the list, each with the way to take it away. Nothing that was taken away is read out of the words again. */
export function presentChips(understood: Understood): Chip[] {
  return [...filterChips(understood), ...placeChips(understood), ...refinementChips(understood.explicit)]
}

function filterChips({ explicit, words, choices }: Understood): Chip[] {
  return choices.map(({ key, slug, name }) => {
    const inferred = words.inferred.find(item => item.key === key && item.slug === slug)
    const without = toggled(explicit, key, slug)
    const back = inferred ? { ...without, search: inferred.search } : without
    return { text: name, url: stateUrl(back), inferred: inferred !== undefined }
  })
}

function placeChips({ explicit, words, places }: Understood): Chip[] {
  return places.map(place => {
    const inferred = words.inferred.find(({ key, slug }) => key === 'in' && slug === place.slug)
    const without = places.length > 1 ? toggled(explicit, 'in', place.slug) : withoutPlace(explicit)
    const back = inferred ? { ...without, search: inferred.search } : without
    return { text: sayReach(place), url: stateUrl(back), inferred: inferred !== undefined }
  })
}

function refinementChips(state: SearchState): Chip[] {
  const chip = (text: string, changes: Partial<SearchState>): Chip => ({
    text,
    url: stateUrl(withState(state, changes)),
    inferred: false,
  })
  const without = (list: readonly string[], value: string) => list.filter(other => other !== value)
  return [
    ...state.pattern.map(value =>
      chip(PATTERNS[value as (typeof PATTERN_VALUES)[number]], { pattern: without(state.pattern, value) }),
    ),
    ...(state.salaryMin === null ? [] : [chip(`${sayPounds(state.salaryMin)} or more`, { salaryMin: null })]),
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
