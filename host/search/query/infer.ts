import type { Filters, Scope } from '../address'
import { filtersOf } from '../filters'
import { BEFORE_PLACE, findPlaces, NO_PLACES } from './infer-places'
import type { InferredSpan, Inferred } from './inferred'
import type { Meanings } from './meaning-queries'
import { formatParts, type Part } from './parse'
import { listSpans, type Span } from './spans'
import { findType, isType } from './type-names'

export interface Inference {
  inferred: Inferred[]
  parts: Part[]
}

export interface Context {
  scope: Scope
  /** Nothing is inferred for filters and refinements that are already chosen. */
  filters: Filters
  refined?: readonly string[]
}

/** Words for what the list holds anyway, which do not narrow it. */
const OBVIOUS: Readonly<Record<Scope, ReadonlySet<string>>> = {
  jobs: new Set('job jobs vacancy vacancies role roles opening openings position positions opportunities'.split(' ')),
  reviews: new Set('review reviews job jobs'.split(' ')),
  companies: new Set('company companies employer employers firm firms'.split(' ')),
}

/** `isFree` is false for the parts of an employer's name. Lists of employers have no types. */
export function inferFilters(
  parts: readonly Part[],
  meanings: Meanings,
  { scope, filters, refined = [], isFree }: Context & { isFree: (part: Part) => boolean },
): Inference {
  const types =
    scope === 'companies' || filters.type ? [] : findTypes(parts, meanings).filter(found => free(found.span))
  const details = filtersOf(scope).flatMap(({ key, infer }) => (infer && !refined.includes(key) ? infer(parts) : []))
  const taken = [...types, ...details.filter(found => free(found.span))]
  const left = parts.filter((_, index) => !taken.some(({ span }) => span.start <= index && index < span.end))
  const wanted = dropObvious(left, scope, isFree)
  const { places, from, end } = filters.in ? NO_PLACES : findPlaces(wanted, meanings, { isFree, scope })
  const rest = wanted.filter((_, index) => index < from || index >= end)
  const keywords = dropObvious(rest, scope, isFree)
  const found = [...taken.map(own => ({ ...own, among: parts })), ...places.map(own => ({ ...own, among: wanted }))]
  return {
    inferred: unique(
      found.map(({ inferred, span, among }) => ({
        ...inferred,
        words: span.words,
        search: takenBack(among.slice(span.start, span.end)),
      })),
    ),
    parts: keywords,
  }

  function takenBack(own: readonly Part[]): string {
    const words = parts.flatMap(part =>
      part === own[0] ? `"${formatParts(own)}"` : keywords.includes(part) ? part.entered : [],
    )
    return words.join(' ')
  }

  function free({ start, end }: Span): boolean {
    return parts.slice(start, end).every(isFree)
  }
}

function findTypes(parts: readonly Part[], { types }: Meanings): InferredSpan[] {
  const found: InferredSpan[] = []
  for (const span of listSpans(parts)) {
    const type = findType(span.words, types)
    const around = { before: parts[span.start - 1]?.words.at(-1), after: parts[span.end]?.words[0] }
    const isNew = found.every(other => other.span.end <= span.start)
    if (type && isNew && isType({ ...around, slug: type.slug })) {
      found.push({ span, inferred: { key: 'type', slug: type.slug, name: type.name } })
    }
  }
  return found
}

/** Drops "jobs" everywhere, and "jobs in" at the end. */
function dropObvious(parts: readonly Part[], scope: Scope, isFree: (part: Part) => boolean): Part[] {
  const obvious = (part: Part | undefined, words: ReadonlySet<string>) =>
    part !== undefined && isFree(part) && words.has(part.words.join(' '))
  const remaining = parts.filter(part => !(part.words.join(' ').endsWith('s') && obvious(part, OBVIOUS[scope])))
  while (
    obvious(remaining.at(-1), OBVIOUS[scope]) ||
    (remaining.length < parts.length && obvious(remaining.at(-1), BEFORE_PLACE))
  ) {
    remaining.pop()
  }
  return remaining
}

function unique(inferred: readonly Inferred[]): Inferred[] {
  return inferred.filter(({ slug }, index) => inferred.findIndex(other => other.slug === slug) === index)
}
