import type { Scope } from '../address'
import type { InferredSpan } from './inferred'
import { type Meanings, type NamedPlace, subjectName } from './meaning-queries'
import type { Part } from './parse'
import { findNamed, isFamous, isLarge, isPlain } from './place-names'
import { listSpans, type Span } from './spans'

export const BEFORE_PLACE = new Set(['in', 'near', 'around'])
/** Words that join alternative places. */
const BETWEEN_PLACES = new Set(['or', 'and'])
/** Parts of longer names: New York is not York, and the University of Leeds is an employer. */
const BEFORE_NAME = new Set(['new', 'of'])
const AFTER_NAME = new Set(
  'university college school council airport city united hospital building bank underground business rovers'.split(' '),
)

/** The places and the range of parts that name them; `end` is exclusive. */
export interface FoundPlaces {
  places: InferredSpan[]
  from: number
  end: number
}

interface PlaceOptions {
  /** Whether a part may be read as a filter. */
  isFree: (part: Part) => boolean
  scope: Scope
}

export const NO_PLACES: FoundPlaces = { places: [], from: 0, end: 0 }

/** Finds one place, and other places next to it: well-known ones, or ones joined by "or" or "and". */
export function findPlaces(parts: readonly Part[], meanings: Meanings, { isFree, scope }: PlaceOptions): FoundPlaces {
  const { places } = meanings
  const spans = listSpans(parts).filter(({ start, end }) => parts.slice(start, end).every(isFree))
  const first = findPlace(parts, spans, { meanings, scope })
  const plain = spans.flatMap(span => {
    const place = findNamed(places, span)
    return place && isPlain(place, span) ? [presentPlace(place, span)] : []
  })
  const famous = plain.filter(({ span }) => isFamous(findNamed(places, span), span))
  return first ? withJoined({ places: [first], from: startOf(parts, first.span), end: first.span.end }) : NO_PLACES

  function withJoined(found: FoundPlaces): FoundPlaces {
    const { from, end } = found
    const before =
      (isBetween(parts, from - 1) && plain.find(({ span }) => span.end === from - 1)) ||
      famous.find(({ span }) => span.end === from)
    const after =
      (isBetween(parts, end) && plain.find(({ span }) => span.start === end + 1)) ||
      famous.find(({ span }) => span.start === end)
    if (before) {
      return withJoined({ places: [before, ...found.places], from: startOf(parts, before.span), end })
    }
    return after ? withJoined({ places: [...found.places, after], from, end: after.span.end }) : found
  }
}

/** Prefers the place after the last "in" or "near", then a place at the end, then a well-known place. */
function findPlace(
  parts: readonly Part[],
  spans: readonly Span[],
  { meanings, scope }: { meanings: Meanings; scope: Scope },
): InferredSpan | undefined {
  const isBehind = (span: Span) => startOf(parts, span) < span.start
  const ending = parts.findLastIndex(({ minus }) => !minus) + 1
  const candidates = [
    ...spans.filter(isBehind).sort((a, b) => b.start - a.start || b.end - a.end),
    ...spans.filter(({ end }) => end === ending),
    // Many employers' names begin with a town.
    ...spans.filter(({ end }) => scope !== 'companies' && end < ending && !AFTER_NAME.has(wordAt(parts, end))),
  ]
  for (const span of candidates) {
    const place = findNamed(meanings.places, span)
    const isHalf = BEFORE_NAME.has(wordAt(parts, span.start - 1))
    const isSure =
      (isBehind(span) && (isLarge(place) || !meanings.subjects.some(({ name }) => name === subjectName(span)))) ||
      (span.end === ending ? isPlain(place, span) : isFamous(place, span))
    if (place && !isHalf && isSure) {
      return presentPlace(place, span)
    }
  }
  return undefined
}

const presentPlace = ({ slug, name }: NamedPlace, span: Span): InferredSpan => ({
  span,
  inferred: { key: 'in', slug, name },
})

/** Includes the "in" before the name. */
const startOf = (parts: readonly Part[], { start }: Span): number =>
  BEFORE_PLACE.has(wordAt(parts, start - 1)) ? start - 1 : start

const isBetween = (parts: readonly Part[], index: number): boolean => BETWEEN_PLACES.has(wordAt(parts, index))

const wordAt = (parts: readonly Part[], index: number): string => parts[index]?.words.join(' ') ?? ''
