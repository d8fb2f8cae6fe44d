import type { Db, SuggestionKind } from '../../db/tables'
import { allowedEdits } from '../../search'
import type { Scope } from '../../search/address'
import { searchUrl } from '../../search/address'
import { namePlaces, otherTerms } from '../search'
import { listAlike, listByPrefix } from './queries'
import { withoutSlips } from './slips'
import { presentSuggestions, type Suggestion } from './view'

interface Asked {
  term: string
  /** What the field is for; without it everything is offered. */
  type?: 'what' | 'where' | undefined
  scope: Scope
}

/** What begins as `term` does, at most eight; where nothing does, what begins as it would without a slip. */
export async function findSuggestions(db: Db, { term, type, scope }: Asked): Promise<Suggestion[]> {
  const groups = groupsOf(type, scope)
  const [begun, places] = await Promise.all([
    listByPrefix(db, [term, ...otherTerms(term)], groups),
    listOtherPlaces(db, { term, type, scope }),
  ])
  if (begun.length + places.length > 0 || allowedEdits(term) === 0) {
    return presentSuggestions(begun, { scope, places })
  }
  const meant = withoutSlips(await listAlike(db, term))
  return presentSuggestions(meant.length > 0 ? await listByPrefix(db, meant, groups) : [], { scope, places: [] })
}

const HOME = ['remote', 'work from home']
const SHORTEST_HOME = 3

/** Places that are in no list: an outcode and, for jobs, one's own home. */
async function listOtherPlaces(db: Db, { term, type, scope }: Asked): Promise<Suggestion[]> {
  const text = term.trim().toLowerCase()
  const isHome = scope === 'jobs' && text.length >= SHORTEST_HOME && HOME.some(name => name.startsWith(text))
  const outcodes = type !== 'what' && /^[a-z]{1,2}\d/.test(text) ? await namePlaces(db, { slugs: [text] }) : []
  return [
    ...(isHome ? [{ type: 'place' as const, label: 'Remote', url: `${searchUrl(scope)}?pattern=remote` }] : []),
    ...outcodes.map(({ slug, label }) => ({ type: 'place' as const, label, url: searchUrl(scope, { in: slug }) })),
  ]
}

/** Titles are words of adverts: only a search for jobs is sure to find something by them. */
function groupsOf(type: Asked['type'], scope: Scope): SuggestionKind[][] {
  const kinds = { jobs: ['type', 'role', 'title'], reviews: ['type', 'role'], companies: ['role'] } as const
  const what: SuggestionKind[][] = [[...kinds[scope]], ['company']]
  const where: SuggestionKind[][] = [['place']]
  return [...(type === 'where' ? [] : what), ...(type === 'what' ? [] : where)]
}
