import type { Db, SuggestionKind } from '../../db/tables'
import type { Scope } from '../search-links'
import { listAlike, listByPrefix } from './queries'
import { SHORTEST_SLIP, withoutSlips } from './slips'
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
  const begun = await listByPrefix(db, [term], groups)
  if (begun.length > 0 || term.length < SHORTEST_SLIP) {
    return presentSuggestions(begun, scope)
  }
  const meant = withoutSlips(await listAlike(db, term))
  return presentSuggestions(meant.length > 0 ? await listByPrefix(db, meant, groups) : [], scope)
}

/** Titles are words of adverts: only a search for jobs is sure to find something by them. */
function groupsOf(type: Asked['type'], scope: Scope): SuggestionKind[][] {
  const what: SuggestionKind[][] = [scope === 'jobs' ? ['role', 'title'] : ['role'], ['company']]
  const where: SuggestionKind[][] = [['place']]
  return [...(type === 'where' ? [] : what), ...(type === 'what' ? [] : where)]
}
