import { isOrdinary, type Part } from './parse'

/** Neighbouring ordinary parts; `end` is exclusive. */
export interface Span {
  start: number
  end: number
  words: string[]
  entered: string
}

/** No name of a type, a place or an employer that people enter has more words. */
const LONGEST = 6

/** From left to right, the longest first. */
export function listSpans(parts: readonly Part[]): Span[] {
  return parts.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST, parts.length - start) }, (_, less) =>
      spanOf(parts, start, Math.min(start + LONGEST, parts.length) - less),
    ).filter(({ end }) => parts.slice(start, end).every(isOrdinary)),
  )
}

export function spanOf(parts: readonly Part[], start: number, end: number): Span {
  const own = parts.slice(start, end)
  return { start, end, words: own.flatMap(({ words }) => words), entered: own.map(({ entered }) => entered).join(' ') }
}
