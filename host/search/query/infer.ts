import { nameKey } from '../../lib/name-key'
import type { Filters, Scope } from '../address'
import { findDetails } from './infer-details'
import { BEFORE_PLACE, findPlaces, NO_PLACES } from './infer-places'
import type { InferredSpan, Inferred } from './inferred'
import type { Meanings } from './meaning-queries'
import { formatParts, isOrdinary, type Part } from './parse'
import { findNamed, isPlain } from './place-names'
import { listSpans, type Span } from './spans'
import { findType, isType } from './type-names'

export interface Inference {
  inferred: Inferred[]
  /** What is left as keywords. */
  parts: Part[]
}

export interface Context {
  scope: Scope
  /** What is chosen already; nothing is inferred of a kind that is. */
  filters: Filters
  /** The refinements in which something is chosen. */
  refined?: readonly string[]
}

/** What a list holds anyway says nothing about what is wanted of it. */
const OBVIOUS: Readonly<Record<Scope, ReadonlySet<string>>> = {
  jobs: new Set('job jobs vacancy vacancies role roles opening openings position positions opportunities'.split(' ')),
  reviews: new Set('review reviews job jobs'.split(' ')),
  companies: new Set('company companies employer employers firm firms'.split(' ')),
}

/** Words behind which a name is an employer's. */
const BEFORE_EMPLOYER = new Set(['at', 'for', 'with', 'by'])

/**
 * The parts that name an employer, by their place in the search. A place or a type of that name is meant instead, unless the
 * employer has more adverts; and a single word names one where it is the whole search, stands behind "at", or is the name
 * in most adverts that have it.
 */
export function findEmployers(parts: readonly Part[], meanings: Meanings): ReadonlySet<number> {
  const named = listSpans(parts).filter(span => {
    const key = nameKey(span.typed)
    const employer = meanings.employers.find(one => one.key === key)
    const isWhole = span.end - span.start === parts.length
    return (
      employer !== undefined &&
      !isOther(span, employer.jobs, meanings) &&
      (isWhole || key.includes(' ') || isSaid(span, employer))
    )
  })
  return new Set(named.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)))

  function isSaid({ start, words }: Span, { jobs }: { jobs: number }): boolean {
    const count = meanings.frequencies.find(({ word }) => word === words[0])
    return (
      count !== undefined &&
      jobs > 0 &&
      count.head < jobs &&
      (BEFORE_EMPLOYER.has(parts[start - 1]?.words[0] ?? '') || 2 * jobs > count.anywhere)
    )
  }
}

function isOther(span: Span, jobs: number, { places, types }: Meanings): boolean {
  const place = findNamed(places, span)
  const isPlace =
    place !== undefined && isPlain(place, span) && (place.jobs >= jobs || place.population >= PEOPLE_A_JOB * jobs)
  return isPlace || (findType(span.words, types) !== undefined && jobs < MOST_OF_TYPE)
}

/** A town with this many people for each advert of an employer of its name is more likely to be meant. */
const PEOPLE_A_JOB = 1000
/** An employer with more adverts than this is known by a name that is also a type of job. */
const MOST_OF_TYPE = 50

/**
 * Reads job types and places out of the words, where the filters have none of that kind yet. An
 * employer's name is left whole. A list of employers has no types.
 */
export function inferFilters(
  parts: readonly Part[],
  meanings: Meanings,
  { scope, filters, refined = [] }: Context,
): Inference {
  const employers = findEmployers(parts, meanings)
  const named = new Set([...employers].map(index => parts[index]))
  const isFree = (part: Part) => isOrdinary(part) && !named.has(part)
  const types =
    scope === 'companies' || filters.type ? [] : findTypes(parts, meanings).filter(found => free(found.span))
  const details = scope === 'jobs' ? findDetails(parts, refined).filter(found => free(found.span)) : []
  const taken = [...types, ...details]
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
      part === own[0] ? `"${formatParts(own)}"` : keywords.includes(part) ? part.typed : [],
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

/** Without "jobs" and "jobs in" at the end, and without "jobs" anywhere. */
function dropObvious(parts: readonly Part[], scope: Scope, isFree: (part: Part) => boolean): Part[] {
  const obvious = (part: Part | undefined, words: ReadonlySet<string>) =>
    part !== undefined && isFree(part) && words.has(part.words.join(' '))
  const kept = parts.filter(part => !(part.words.join(' ').endsWith('s') && obvious(part, OBVIOUS[scope])))
  while (obvious(kept.at(-1), OBVIOUS[scope]) || (kept.length < parts.length && obvious(kept.at(-1), BEFORE_PLACE))) {
    kept.pop()
  }
  return kept
}

function unique(inferred: readonly Inferred[]): Inferred[] {
  return inferred.filter(({ slug }, index) => inferred.findIndex(other => other.slug === slug) === index)
}
