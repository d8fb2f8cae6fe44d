import type { Services } from '../../../services'
import * as companies from '../companies'
import { listFigures } from '../insights'
import { MOST } from './input'
import { findEmployers, listEmployers, listQuotes } from './queries'
import { compareUrl, presentChoices, presentColumns, presentGroups, presentSwitch, presentWords } from './view'

const MAX_NAMED = 20
const QUOTES = 3
const MATCHES = 8
const SUGGESTIONS = 6

interface Wanted {
  employers: readonly string[]
  add: string
}

/** `moved` is the address without unknown employers, or with the only match of `add`. */
export async function loadComparison({ reads, clock }: Services, { employers: slugs, add }: Wanted) {
  const now = clock.now()
  const found = await listEmployers(reads, slugs.slice(0, MAX_NAMED), now)
  const own = found.map(({ slug }) => slug)
  const employers = found.slice(0, MOST)
  const isFull = own.length >= MOST
  const matches = add && !isFull ? await findEmployers(reads, add, { without: own, limit: MATCHES }) : []
  const [only, ...others] = matches
  if ((only && others.length === 0) || own.length < slugs.length) {
    const added = only && others.length === 0 ? [only.slug] : []
    return { moved: compareUrl([...own, ...added]) }
  }
  const ids = employers.map(({ id }) => id)
  const [figures, quotes, featured] = await Promise.all([
    listFigures(reads, 'company', ids),
    listQuotes(reads, ids, QUOTES),
    isFull ? [] : companies.listFeatured(reads, now, SUGGESTIONS + MOST),
  ])
  const suggested = featured.filter(({ slug }) => !own.includes(slug)).slice(0, SUGGESTIONS)
  return {
    columns: presentColumns(employers, own),
    third: presentSwitch(employers, own),
    leftOut: found.slice(MOST).map(({ name }) => name),
    employers: own.join(','),
    groups: presentGroups(employers, figures),
    words: presentWords(employers, quotes),
    search: add,
    matches: presentChoices(matches, own),
    suggestions: presentChoices(suggested, own),
    isFull,
  }
}
