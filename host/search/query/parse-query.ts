import type { Db } from '../../db/tables'
import { nameKey } from '../../lib/name-key'
import { QUERY_FILTERS } from '../filters'
import { findEmployers } from './employers'
import { type Expansion, expandParts, MAX_JOINED, runOf } from './expand'
import { findFillers, type Fillers } from './fillers'
import { otherForms } from './fold'
import { type Context, inferFilters } from './infer'
import type { Inferred } from './inferred'
import { findMeanings, type Meanings, NO_MEANINGS, subjectName } from './meaning-queries'
import { findTopics } from './must'
import { takeNegations } from './negation'
import { formatParts, isOrdinary, parseParts, type Part, quoteWord, normaliseWords } from './parse'
import { takePreferences, workOf } from './preferences'
import { isPronoun } from './pronoun'
import { listSpans } from './spans'
import { correctSpelling } from './spelling-queries'
import { dictionary, termKey } from './synonyms'
import { formatMatch, type Match } from './tsquery'
import { type TextQuery, textQueryOf, type Wider, widen } from './widen'

export interface ParsedText extends TextQuery {
  /** As entered, normalised. */
  entered: string
  reading: Reading
  /** The remaining keywords, without inferred filters and with corrected spellings. */
  rest: string
  inferred: Inferred[]
  /** "Showing results for {shown}. Search instead for {entered}"; `instead` is that search. */
  correction: { shown: string; entered: string; instead: string } | null
  /** Results with this come first; text for `to_tsquery`. */
  preferred: string
  /** The part of `preferred` in the visitor's own words. */
  preferredText: string
  /** Whether a first job is wanted: senior jobs come last. */
  begins: boolean
  /** Slugs of unwanted places. */
  away: string[]
  /** Ids of employers whose results come first. */
  employers: readonly number[]
  /** Searches to try if nothing is found, nearest first. */
  wider: Wider[]
}

interface Reading {
  given: readonly Part[]
  /** With corrected spellings; the same array if there are none. */
  parts: readonly Part[]
  meanings: Meanings
}

/**
 * Accepts any text; the first 100 characters count. Runs one query, and another for misspelt words; none if `known` was
 * parsed from the same or a longer text for another list.
 */
export async function parseQuery(db: Db, text: string, context: Context, known?: ParsedText): Promise<ParsedText> {
  const entered = normaliseWords(text)
  const reading =
    known?.entered === entered ? known.reading : (within(known?.reading, entered) ?? (await read(db, entered)))
  const { given, meanings } = reading
  const parts = reading.parts.filter((_, index) => !isPronoun(reading.parts, index, meanings.stops))
  const { scope } = context
  const employers = findEmployers(parts, meanings)
  const names = employers.sure
  const isFree = (part: Part) => isOrdinary(part) && !names.has(part)
  const negation = takeNegations(parts, meanings, isFree)
  const preferences = takePreferences(negation.parts, { meanings, isFree, scope })
  const { inferred, parts: hard } = inferFilters(preferences.parts, meanings, { ...context, isFree })
  const fillers =
    scope === 'jobs' ? findFillers(hard, meanings, part => isFree(part) && !employers.likely.has(part)) : NO_FILLERS
  const taken = parts.filter(part => !preferences.parts.includes(part))
  // HCA is an employer and an abbreviation.
  const isName = (part: Part) =>
    scope === 'companies' || (names.has(part) && !dictionary.synonyms.has(termKey(part.words)))
  const options = {
    ...{ dictionary, isName, isFixed: (part: Part) => names.has(part) },
    ...{ stops: new Set(meanings.stops), known: new Set(meanings.known) },
  }
  const withoutThem = [...negation.without, ...preferences.without]
  const expand = (some: readonly Part[]): Expansion => {
    const { runs, without } = expandParts(some, options)
    const wanted = preferences.wanted.map(({ parts: own, meant, wider }) => ({
      ...runOf({ entered: { all: own.flatMap(({ words }) => words).map(word => ({ phrase: [word] })) }, meant }),
      wider,
    }))
    const topics = scope === 'jobs' ? findTopics(runs, meanings) : []
    const named = runs.map(run => ({ ...run, isTopic: topics.includes(run), work: workOf(run, meanings) }))
    return { runs: [...named, ...wanted], without: [...without, ...withoutThem] }
  }
  const keywords = expand(hard.filter(part => !fillers.plain.has(part) && !fillers.common.has(part)))
  const common = expandParts([...fillers.common], options).runs.map(run =>
    runOf({ ...run, meant: { any: [run.meant, ...workOf(run, meanings)] } }),
  )
  const expansion = { ...keywords, runs: [...keywords.runs, ...common.map(run => ({ ...run, isOptional: true }))] }
  const prefers = [...preferences.prefers, ...negation.stated]
  const isChosen = Object.keys(context.filters).length + (context.refined ?? []).length > 0
  const hasConditions = isChosen || inferred.length + prefers.length + withoutThem.length > 0
  const left = parts.filter(part => hard.includes(part) || taken.includes(part))
  const chooseExpansion = (): Expansion => {
    if (keywords.runs.length > 0) {
      return expansion
    }
    if (common.length > 0) {
      return { ...keywords, runs: common }
    }
    if (!hasConditions && fillers.plain.size > 0) {
      return expand(hard)
    }
    const hasOnlyPreferences = prefers.length > 0 && inferred.length + withoutThem.length === 0
    return hasOnlyPreferences ? anyOf(prefers, expansion) : expansion
  }
  const searched = chooseExpansion()
  return {
    ...textQueryOf(searched, meanings),
    ...{ entered, reading },
    rest: formatParts(left),
    inferred: inferred.map(item => ({ ...item, search: [item.search, formatParts(taken)].filter(Boolean).join(' ') })),
    correction: reading.parts === given ? null : presentCorrection(entered, reading.parts),
    preferred: formatMatch({ any: prefers }),
    preferredText: formatMatch({ any: preferences.stated.concat(negation.stated) }),
    begins: preferences.begins || negation.begins,
    away: negation.away.map(({ slug }) => slug),
    employers: employers.ids,
    wider: [
      ...(searched === expansion
        ? []
        : [{ kind: common.length > 0 ? 'any' : 'filler', textQuery: textQueryOf(expansion, meanings) } as const]),
      ...(keywords.runs.length > 0 ? widen(expansion, meanings) : []),
      ...listStated(expansion, inferred, meanings),
    ],
  }
}

const NO_FILLERS: Fillers = { plain: new Set(), common: new Set() }

/** Requires the phrases of adverts that state an inferred filter only in their text. */
const listStated = ({ runs, without }: Expansion, inferred: readonly Inferred[], meanings: Meanings): Wider[] =>
  inferred.flatMap(({ key, slug, words }) => {
    const phrases = QUERY_FILTERS.find(filter => filter.key === key)?.stated?.(slug) ?? []
    const meant: Match = { any: phrases.map(phrase => ({ phrase: phrase.split(' ') })) }
    const run = runOf({ entered: { phrase: [...words] }, meant }, true)
    return phrases.length > 0
      ? [{ kind: 'stated', key, textQuery: textQueryOf({ runs: [...runs, run], without }, meanings) } satisfies Wider]
      : []
  })

/** A search with only preferred words requires one of them. */
const anyOf = (prefers: Expansion['without'], { without }: Expansion): Expansion => ({
  runs: [runOf({ entered: { any: prefers }, meant: { any: prefers } })],
  without: [...without],
})

/** Reuses the meanings of a longer text. */
function within(known: Reading | undefined, entered: string): Reading | undefined {
  const given = parseParts(entered)
  const text = ` ${formatParts(known?.parts ?? [])} `
  return known && given.every(isOrdinary) && text.includes(` ${entered} `)
    ? { ...known, given, parts: given }
    : undefined
}

async function read(db: Db, entered: string): Promise<Reading> {
  const given = parseParts(entered)
  const first = await lookUp(db, given)
  const parts = await correctSpelling(db, given, first)
  return { given, parts, meanings: parts === given ? first : await lookUp(db, parts) }
}

async function lookUp(db: Db, parts: readonly Part[]): Promise<Meanings> {
  if (parts.length === 0) {
    return NO_MEANINGS
  }
  const spans = listSpans(parts)
  const ordinary = parts.filter(isOrdinary)
  const neighbours = spans.filter(({ words }) => words.length > 1 && words.length <= MAX_JOINED)
  const whole = ordinary.length === parts.length ? [nameKey(formatParts(parts))] : []
  return findMeanings(db, {
    keys: distinct([...spans.map(({ entered }) => nameKey(entered)), ...whole]),
    single: distinct(parts.flatMap(({ words }) => words)),
    // `m.e.` also matches "me", which full text may ignore.
    words: distinct([
      ...parts.flatMap(({ words }) => [...words, words.join(''), ...words.flatMap(otherForms)]),
      ...neighbours.map(({ words }) => words.join('')),
    ]),
    places: distinct(spans.map(({ entered }) => entered)),
    subjects: distinct(
      spans.flatMap(span => [
        subjectName(span),
        termKey(span.words),
        ...(dictionary.synonyms.get(termKey(span.words)) ?? []).map(term => term.join(' ')),
      ]),
    ),
  })
}

function presentCorrection(entered: string, parts: readonly Part[]): ParsedText['correction'] {
  const wrong = parts.flatMap(({ misspelt }) => misspelt ?? [])
  return { shown: formatParts(parts), entered, instead: wrong.reduce(quoteWord, entered) }
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter(Boolean)
