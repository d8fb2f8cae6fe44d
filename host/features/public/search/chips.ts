import type { SearchAnswer } from '@firstrung/search-app/contract'
import type { Inferred, ParsedText, ResolvedSearch } from '../../../search'
import { type SearchState, stateUrl, toggled, withoutPlace, withToggled } from '../../../search/address'
import { filtersOf, valuesOf } from '../../../search/filters'
import { formatReach } from '../../../search/places'

type Chip = SearchAnswer['chips'][number]

export function presentChips(resolved: ResolvedSearch): Chip[] {
  return [...filterChips(resolved), ...placeChips(resolved), ...refinementChips(resolved)]
}

function filterChips({ effective, words, choices }: ResolvedSearch): Chip[] {
  return choices.map(({ key, slug, name }) =>
    presentChip(name, toggled(effective, key, slug), inferredOf(words, key, slug)),
  )
}

function placeChips({ effective, words, places }: ResolvedSearch): Chip[] {
  return places.map(place => {
    const without = places.length > 1 ? toggled(effective, 'in', place.slug) : withoutPlace(effective)
    return presentChip(formatReach(place), without, inferredOf(words, 'in', place.slug))
  })
}

const inferredOf = (words: ParsedText, key: string, slug: string) =>
  words.inferred.find(item => item.key === key && item.slug === slug)

/**
 * `without` is the search without this filter. A filter that was inferred from the words gets a second link, which
 * searches for the words as text instead.
 */
function presentChip(text: string, without: SearchState, inferred?: Inferred): Chip {
  const words = inferred ? { wordsUrl: stateUrl({ ...without, search: inferred.search }) } : {}
  return { text, url: stateUrl(without), inferred: inferred !== undefined, ...words }
}

function refinementChips({ effective, words }: ResolvedSearch): Chip[] {
  return filtersOf(effective.scope).flatMap(filter => {
    const values = valuesOf(effective.refinements, filter)
    const texts = filter.chips?.(values) ?? values.map(value => ({ value, text: filter.name(value) }))
    return texts.map(({ value, text }) =>
      presentChip(text, withToggled(effective, filter, value), inferredOf(words, filter.key, value)),
    )
  })
}
