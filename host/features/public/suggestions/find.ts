import type { Db, SuggestionKind } from '../../../db/tables'
import { allowedEdits } from '../../../search'
import type { Scope } from '../../../search/address'
import { searchUrl } from '../../../search/address'
import { namePlaces, otherTerms } from '../search'
import { listAlike, listByPrefix } from './queries'
import { correctTypos } from './typos'
import { presentSuggestions, type Suggestion } from './view'

interface SuggestionRequest {
  term: string
  /** The field with the text; both if undefined. */
  type?: 'what' | 'where' | undefined
  scope: Scope
}

/** Returns at most eight suggestions that begin with `term`. If there are none, corrects typos. */
export async function findSuggestions(db: Db, { term, type, scope }: SuggestionRequest): Promise<Suggestion[]> {
  const groups = groupsOf(type, scope)
  const [begun, places] = await Promise.all([
    listByPrefix(db, [term, ...otherTerms(term)], groups),
    listOtherPlaces(db, { term, type, scope }),
  ])
  if (begun.length + places.length > 0 || allowedEdits(term) === 0) {
    return presentSuggestions(begun, { scope, places })
  }
  const corrected = correctTypos(await listAlike(db, term))
  return presentSuggestions(corrected.length > 0 ? await listByPrefix(db, corrected, groups) : [], {
    scope,
    places: [],
  })
}

const HOME = ['remote', 'work from home']
const SHORTEST_HOME = 3

/** Places that are not in the table: an outcode and, for jobs, home. */
async function listOtherPlaces(db: Db, { term, type, scope }: SuggestionRequest): Promise<Suggestion[]> {
  const text = term.trim().toLowerCase()
  const isHome = scope === 'jobs' && text.length >= SHORTEST_HOME && HOME.some(name => name.startsWith(text))
  const outcodes = type !== 'what' && /^[a-z]{1,2}\d/.test(text) ? await namePlaces(db, { slugs: [text] }) : []
  return [
    ...(isHome ? [{ type: 'place' as const, label: 'Remote', url: `${searchUrl(scope)}?pattern=remote` }] : []),
    ...outcodes.map(({ slug, label }) => ({ type: 'place' as const, label, url: searchUrl(scope, { in: slug }) })),
  ]
}

/** Titles come from adverts, so they only find jobs reliably. */
function groupsOf(type: SuggestionRequest['type'], scope: Scope): SuggestionKind[][] {
  const kinds = { jobs: ['type', 'role', 'title'], reviews: ['type', 'role'], companies: ['role'] } as const
  const what: SuggestionKind[][] = [[...kinds[scope]], ['company']]
  const where: SuggestionKind[][] = [['place']]
  return [...(type === 'where' ? [] : what), ...(type === 'what' ? [] : where)]
}
