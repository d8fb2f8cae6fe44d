import { type Meanings, MAX_COUNTED, type NamedPlace } from './meaning-queries'
import { isOrdinary, type Part } from './parse'
import { findNamed, isPlain } from './place-names'
import { listSpans, spanOf } from './spans'
import type { Match } from './tsquery'

/** Words before something unwanted; "isn't" is two words here. */
const MARKER = /^(?:not?|non|nothing|without|except|exclud(?:e|ing)|outside|never|avoid|(?:are|is|do|does)nt?)$/
/** Words between a negation and its object, in addition to stop words. */
const LINK = /^(?:want|involve)$/
/** Words that make the object a condition of the advert, not a kind of work. */
const CONDITION = /^(?:need(?:ed|ing)?|requir(?:e|ed|ing|ement)|necessary|essential)$/
const REQUIREMENTS = new Set(
  'experience degree degrees qualification qualifications grade grades gcse gcses licence license masters phd car'.split(
    ' ',
  ),
)
/** Degree classes: "2:1". */
const GRADE = /^[12][:.][12]$/
const FIXED = new Set('only later more less than limit profit matter'.split(' '))
const MOST = 3

export interface Negation {
  parts: Part[]
  without: Match[]
  /** Phrases of adverts that confirm the condition does not apply. */
  stated: Match[]
  away: NamedPlace[]
  /** The user lacks a common requirement, so first jobs come first. */
  begins: boolean
}

interface Unwanted {
  parts: readonly Part[]
  isCondition: boolean
}

/** For example "no sales", "not in London" and "no experience needed". `isFree` is false for names. */
export function takeNegations(parts: readonly Part[], meanings: Meanings, isFree: (part: Part) => boolean): Negation {
  const taken = new Set<Part>()
  const unwanted: Unwanted[] = []
  for (let index = 0; index < parts.length; index += 1) {
    const found = isMarker(parts, index, isFree) ? readUnwanted(parts, index, { meanings, isFree }) : undefined
    if (found) {
      found.taken.forEach(part => taken.add(part))
      unwanted.push(...found.unwanted)
      index = Math.max(
        index,
        parts.findLastIndex(part => taken.has(part)),
      )
    }
  }
  const matches = unwanted.map(one => exclude(one, meanings))
  return {
    parts: parts.filter(part => !taken.has(part)),
    without: matches.flatMap(({ without }) => without),
    stated: matches.flatMap(({ stated }) => stated),
    away: matches.flatMap(({ away }) => away),
    begins: unwanted.some(({ isCondition }) => isCondition),
  }
}

function isMarker(parts: readonly Part[], index: number, isFree: (part: Part) => boolean): boolean {
  const part = parts[index]
  const [word = '', second, ...more] = part?.words ?? []
  const isWhole = second === undefined || (second === 't' && more.length === 0)
  return part !== undefined && isFree(part) && isWhole && MARKER.test(word) && !FIXED.has(wordAt(parts, index + 1))
}

interface Options {
  meanings: Meanings
  isFree: (part: Part) => boolean
}

function readUnwanted(
  parts: readonly Part[],
  marker: number,
  { meanings, isFree }: Options,
): { taken: Part[]; unwanted: Unwanted[] } | undefined {
  let start = marker + 1
  let isCondition = false
  while (isLink(wordAt(parts, start), meanings) || CONDITION.test(wordAt(parts, start))) {
    isCondition ||= CONDITION.test(wordAt(parts, start))
    start += 1
  }
  const isEnd = (index: number) => {
    const [part, word] = [parts[index], wordAt(parts, index)]
    return (
      !part ||
      !isFree(part) ||
      CONDITION.test(word) ||
      MARKER.test(word) ||
      meanings.stops.includes(word) ||
      index - start >= MOST
    )
  }
  let end = start
  while (!isEnd(end)) {
    end += 1
    if (REQUIREMENTS.has(wordAt(parts, end - 1)) || GRADE.test(parts[end - 1]?.entered ?? '')) {
      isCondition = true
      break
    }
  }
  if (CONDITION.test(wordAt(parts, end))) {
    isCondition = true
    end += 1
  }
  const object = parts.slice(start, end).filter(({ words }) => !CONDITION.test(words.join(' ')))
  const before = object.length === 0 && isCondition ? objectBefore(parts, marker, { meanings, isFree }) : []
  const wanted = object.length > 0 ? object : before
  if (wanted.length === 0) {
    return undefined
  }
  const more = ALTERNATIVES.has(wordAt(parts, end)) ? readUnwanted(parts, end, { meanings, isFree }) : undefined
  return {
    taken: [...before, ...parts.slice(marker, end), ...(more?.taken ?? [])],
    unwanted: [{ parts: wanted, isCondition }, ...(more?.unwanted ?? [])],
  }
}

const isLink = (word: string, { stops }: Meanings): boolean => stops.includes(word) || LINK.test(word)

/** "No agencies or sales" wants neither. */
const ALTERNATIVES = new Set(['or', 'nor'])

/** The object precedes the negation: "A 2:1 is not required". */
function objectBefore(parts: readonly Part[], marker: number, { meanings, isFree }: Options): Part[] {
  const object: Part[] = []
  for (let index = marker - 1; index >= 0 && object.length < MOST; index -= 1) {
    const part = parts[index]
    const isStop = isLink(wordAt(parts, index), meanings)
    if (!part || !isFree(part) || (isStop && object.length > 0)) {
      break
    }
    if (!isStop) {
      object.unshift(part)
    }
  }
  return object
}

/** A word in a larger share of adverts is in texts of every kind, so excluding it would leave nothing useful. */
const COMMON = 0.4

function exclude({ parts, isCondition }: Unwanted, meanings: Meanings): Pick<Negation, 'without' | 'stated' | 'away'> {
  const { words } = spanOf(parts, 0, parts.length)
  const place = listSpans(parts).find(({ start, end }) => start === 0 && end === parts.length)
  const named = place && !isCondition ? findNamed(meanings.places, place) : undefined
  if (named && place && isPlain(named, place)) {
    return { without: [], stated: [], away: [named] }
  } else if (!isCondition) {
    return { without: [{ none: { phrase: words, in: 'head' } }], stated: [], away: [] }
  }
  const core = words.filter(word => !['previous', 'prior', 'own', 'full', 'relevant'].includes(word))
  const stated = [
    ...['no', 'without', 'no previous', 'no prior'].map(before => [...before.split(' '), ...core]),
    ...['not required', 'not necessary', 'not essential', 'is not'].map(after => [...core, ...after.split(' ')]),
  ].map((phrase): Match => ({ phrase }))
  const frequencies = core.map(word => meanings.frequencies.find(one => one.word === word)?.anywhere ?? 0)
  const isCommon = meanings.total > 0 && Math.min(...frequencies) >= Math.min(MAX_COUNTED, COMMON * meanings.total)
  const absent: Match = { any: [{ none: { phrase: core } }, ...stated] }
  return { without: isCommon ? [] : [absent], stated, away: [] }
}

const wordAt = (parts: readonly Part[], index: number): string => {
  const part = parts[index]
  return part && isOrdinary(part) ? (part.words[0] ?? '') : ''
}
