import { nameKey } from '../../../lib/name-key'
import type { Filters, Scope } from '../../search-links'
import { foldWords } from './fold'
import type { Meanings } from './meaning-queries'
import { formatParts, isOrdinary, type Part } from './parse'
import { findNamed, isPlain } from './place-names'
import { listSpans, type Span } from './spans'
import { termKey } from './synonyms'
import { commonTypeNames, isType } from './type-names'

export interface Inferred {
  key: 'type' | 'in'
  slug: string
  name: string
  /** The search in which it is no filter: its words stay words, in quotation marks and where they stood. */
  search: string
}

export interface Inference {
  inferred: Inferred[]
  /** What is left as keywords. */
  parts: Part[]
}

/** Words before a place. */
const BEFORE_PLACE = new Set(['in', 'near'])
/** The other half of a name: New York is not York. */
const NEW = new Set(['new'])
/** What a list holds anyway says nothing about what is wanted of it. */
const OBVIOUS: Readonly<Record<Scope, ReadonlySet<string>>> = {
  jobs: new Set('job jobs vacancy vacancies role roles opening openings position positions opportunities'.split(' ')),
  reviews: new Set('review reviews job jobs'.split(' ')),
  companies: new Set('company companies employer employers firm firms'.split(' ')),
}

/** The parts that name an employer, by their place in the search; a single word only where it is the whole search. */
export function findEmployers(parts: readonly Part[], employers: readonly string[]): ReadonlySet<number> {
  const named = listSpans(parts).filter(span => {
    const key = nameKey(span.typed)
    const isWhole = span.end - span.start === parts.length
    return employers.includes(key) && (isWhole || key.includes(' '))
  })
  return new Set(named.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)))
}

/**
 * Reads job types and one place out of the words (product data, E4), where the filters have none of that kind yet. An
 * employer's name is left whole. A list of employers has no types.
 */
export function inferFilters(
  parts: readonly Part[],
  meanings: Meanings,
  { scope, filters }: { scope: Scope; filters: Filters },
): Inference {
  const employers = findEmployers(parts, meanings.employers)
  const named = new Set([...employers].map(index => parts[index]))
  const isFree = (part: Part) => isOrdinary(part) && !named.has(part)
  const types =
    scope === 'companies' || filters.type ? [] : findTypes(parts, meanings).filter(found => free(found.span))
  const left = parts.filter((_, index) => !types.some(({ span }) => span.start <= index && index < span.end))
  const wanted = dropObvious(left, scope, isFree)
  const place = filters.in ? undefined : findPlace(wanted, meanings, isFree)
  const rest = place ? wanted.filter((_, index) => index < place.from || index >= place.span.end) : wanted
  const keywords = dropObvious(rest, scope, isFree)
  const found = [...types.map(type => ({ ...type, among: parts })), ...(place ? [{ ...place, among: wanted }] : [])]
  return {
    inferred: unique(
      found.map(({ inferred, span, among }) => ({ ...inferred, search: takenBack(among.slice(span.start, span.end)) })),
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

interface Found {
  span: Span
  inferred: Omit<Inferred, 'search'>
}

function findTypes(parts: readonly Part[], { types }: Meanings): Found[] {
  const names = typeNames(types)
  const found: Found[] = []
  for (const span of listSpans(parts)) {
    const type = names.get(termKey(span.words))
    const around = { before: parts[span.start - 1]?.words.at(-1), after: parts[span.end]?.words[0] }
    const isNew = found.every(other => other.span.end <= span.start)
    if (type && isNew && isType({ ...around, slug: type.slug })) {
      found.push({ span, inferred: { key: 'type', ...type } })
    }
  }
  return found
}

function typeNames(types: Meanings['types']): Map<string, Meanings['types'][number]> {
  const common = new Map(commonTypeNames)
  return new Map(
    types.flatMap(type =>
      (common.get(type.slug) ?? [type.name]).map(name => [termKey(foldWords(name)), type] as const),
    ),
  )
}

/** The place behind the last "in" or "near", else the one that the words end with. */
function findPlace(parts: readonly Part[], { places }: Meanings, isFree: (part: Part) => boolean) {
  const spans = listSpans(parts).filter(({ start, end }) => parts.slice(start, end).every(isFree))
  const isBehind = ({ start }: Span) => BEFORE_PLACE.has(parts[start - 1]?.words.join(' ') ?? '')
  const ending = parts.findLastIndex(({ minus }) => !minus) + 1
  const candidates = [
    ...spans.filter(isBehind).sort((a, b) => b.start - a.start || b.end - a.end),
    ...spans.filter(({ end }) => end === ending),
  ]
  for (const span of candidates) {
    const place = findNamed(places, span)
    const isHalf = NEW.has(parts[span.start - 1]?.words.join(' ') ?? '')
    if (place && !isHalf && (isBehind(span) || isPlain(place, span))) {
      const found: Found = { span, inferred: { key: 'in', slug: place.slug, name: place.name } }
      return { ...found, from: isBehind(span) ? span.start - 1 : span.start }
    }
  }
  return undefined
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
