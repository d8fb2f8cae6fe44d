import type { Db } from '../../../db/tables'
import { nameKey } from '../../../lib/name-key'
import type { Filters, Scope } from '../../search-links'
import { expandParts } from './expand'
import { findEmployers, type Inferred, inferFilters } from './infer'
import { findMeanings, type Meanings } from './meaning-queries'
import { formatParts, isOrdinary, parseParts, type Part, quoteWord, tidyWords } from './parse'
import { listSpans } from './spans'
import { correctSpelling } from './spelling-queries'
import { dictionary } from './synonyms'
import { formatMatch, type Match, splitMatch, type SplitMatch } from './tsquery'

/** What a visitor's words mean. Queries are text for `to_tsquery('english', ...)` and empty where nothing is asked. */
export interface Words {
  /** Tidy, as typed. */
  typed: string
  /** What the tables know of it. */
  reading: Reading
  /** What stays as keywords: without what was understood as filters, with spellings put right. */
  rest: string
  /** All of the words, each as typed, put right or by a synonym. */
  tsquery: string
  /** `tsquery` in two, where that is faster. */
  split: SplitMatch | undefined
  /** All of the words as typed: what it matches comes before what only `tsquery` matches. */
  typedTsquery: string
  /** Any of the words or their synonyms: for close matches. */
  looseTsquery: string
  /** Each wanted thing by itself, as typed and as meant: see `closeness`. */
  groups: { typed: string; meant: string }[]
  /** Plain words that are wanted, without stop words. */
  terms: string[]
  inferred: Inferred[]
  /** "Showing results for {shown}. Search instead for {typed}"; `instead` is the search that says so. */
  correction: { shown: string; typed: string; instead: string } | null
}

/** A text in parts, and what the tables know of them, whatever list it is searched for in. */
interface Reading {
  given: readonly Part[]
  /** The same with spellings put right; the very same list where there are none. */
  parts: readonly Part[]
  meanings: Meanings
}

export interface Context {
  scope: Scope
  /** What is chosen already; nothing is inferred of a kind that is. */
  filters: Filters
}

const NOTHING: Meanings = { employers: [], known: [], stops: [], places: [], types: [] }

/**
 * Reads the words of a search (product data, E1 to E4): quoted phrases, minus words, spelling, synonyms, job types and a
 * place. Any text will do; the first 100 characters count. Asks the database once, and again where a word is misspelt; not
 * at all where `known` is the same text, understood for another list.
 */
export async function understand(db: Db, text: string, context: Context, known?: Words): Promise<Words> {
  const typed = tidyWords(text)
  const reading = known?.typed === typed ? known.reading : await read(db, typed)
  const { given, parts, meanings } = reading
  const { inferred, parts: left } = inferFilters(parts, meanings, context)
  const employers = findEmployers(parts, meanings.employers)
  const names = new Set([...employers].map(index => parts[index]))
  const stops = new Set(meanings.stops)
  const hasSynonyms = context.scope !== 'companies'
  const expansion = expandParts(left, { dictionary, stops, isName: part => !hasSynonyms || names.has(part) })
  const { groups, without } = expansion
  const meant: Match = { all: [expansion.meant, ...without] }
  const loose = formatMatch({ any: groups.map(({ meant }) => meant) })
  return {
    typed,
    reading,
    rest: formatParts(left),
    tsquery: formatMatch(meant),
    split: splitMatch(meant, stops),
    typedTsquery: formatMatch({ all: [expansion.typed, ...without] }),
    looseTsquery: loose && formatMatch({ all: [{ any: groups.map(({ meant }) => meant) }, ...without] }),
    groups: groups.map(group => ({ typed: formatMatch(group.typed), meant: formatMatch(group.meant) })),
    terms: left.filter(({ minus }) => !minus).flatMap(({ words }) => words.filter(word => !stops.has(word))),
    inferred,
    correction: parts === given ? null : presentCorrection(typed, parts),
  }
}

async function read(db: Db, typed: string): Promise<Reading> {
  const given = parseParts(typed)
  const first = await ask(db, given)
  const parts = await correctSpelling(db, given, first)
  return { given, parts, meanings: parts === given ? first : await ask(db, parts) }
}

async function ask(db: Db, parts: readonly Part[]): Promise<Meanings> {
  if (parts.length === 0) {
    return NOTHING
  }
  const spans = listSpans(parts)
  const ordinary = parts.filter(isOrdinary)
  const whole = ordinary.length === parts.length ? [nameKey(formatParts(parts))] : []
  return findMeanings(db, {
    keys: distinct([...spans.map(({ typed }) => nameKey(typed)), ...whole]),
    // `m.e.` is also looked for as "me", which may be a word that full text leaves out.
    words: distinct(parts.flatMap(({ words }) => [...words, words.join('')])),
    places: distinct(spans.map(({ typed }) => typed)),
  })
}

function presentCorrection(typed: string, parts: readonly Part[]): Words['correction'] {
  const wrong = parts.flatMap(({ misspelt }) => misspelt ?? [])
  return { shown: formatParts(parts), typed, instead: wrong.reduce(quoteWord, typed) }
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter(Boolean)
