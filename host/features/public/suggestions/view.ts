import type { AnswerOf } from '@firstrung/api/contracts'
import type { SuggestionKind } from '../../../db/tables'
import { type Scope, searchUrl } from '../../../search/address'
import { companyUrl } from '../companies'
import type { SuggestionRow } from './queries'

export type Suggestion = AnswerOf<'GET /suggestions.php'>[number]

const AT_MOST = 8
const TYPES: Readonly<Record<SuggestionKind, Suggestion['type']>> = {
  type: 'role',
  role: 'role',
  title: 'role',
  company: 'company',
  place: 'place',
}
const ORDER: readonly Suggestion['type'][] = ['role', 'company', 'place']

/**
 * Returns at most eight suggestions, grouped: roles, companies, places. Each group has a share, and unused slots go to
 * the others, so that a hundred towns cannot hide the only matching employer.
 */
export function presentSuggestions(
  rows: readonly SuggestionRow[],
  { scope, places: first }: { scope: Scope; places: readonly Suggestion[] },
): Suggestion[] {
  const found = rows.map(row => ({ type: TYPES[row.kind], label: row.label, url: urlOf(row, scope) }))
  const once = new Map([...first, ...found].map(item => [`${item.type} ${item.url} ${item.label}`, item]))
  const groups = ORDER.map(type => [...once.values()].filter(item => item.type === type))
  const places = Array.from({ length: AT_MOST }, (_, place) => groups.flatMap(group => group.slice(place, place + 1)))
  const chosen = new Set(places.flat().slice(0, AT_MOST))
  return groups.flat().filter(item => chosen.has(item))
}

function urlOf({ kind, slug, label }: SuggestionRow, scope: Scope): string {
  switch (kind) {
    case 'type':
      return searchUrl(scope, { type: slug })
    case 'role':
      return searchUrl(scope, { role: slug })
    case 'title':
      return searchUrl(scope, { search: label })
    case 'company':
      return companyUrl({ slug })
    case 'place':
      return searchUrl(scope, { in: slug })
  }
}
