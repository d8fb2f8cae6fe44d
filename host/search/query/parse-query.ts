import type { Db } from '../../db/tables'
import { nameKey } from '../../lib/name-key'
import { type Expansion, expandParts, MOST_JOINED } from './expand'
import { type Context, findEmployers, inferFilters } from './infer'
import type { Inferred } from './inferred'
import { findMeanings, type Meanings } from './meaning-queries'
import { formatParts, isOrdinary, parseParts, type Part, quoteWord, normaliseWords } from './parse'
import { takeSoft } from './soft'
import { listSpans } from './spans'
import { correctSpelling } from './spelling-queries'
import { dictionary, termKey } from './synonyms'
import { formatMatch, type Match } from './tsquery'
import { ownWords } from './type-names'
import { type TextQuery, textQueryOf, type Wider, widen } from './widen'

/** What a visitor's words mean. */
export interface ParsedText extends TextQuery {
  /** Tidy, as typed. */
  typed: string
  /** What the tables know of it. */
  reading: Reading
  /** What stays as keywords: without what was read as filters, with spellings corrected. */
  rest: string
  inferred: Inferred[]
  /** "Showing results for {shown}. Search instead for {typed}"; `instead` is the search that says so. */
  correction: { shown: string; typed: string; instead: string } | null
  /** What comes first where a result has it, as text for `to_tsquery`. */
  preferred: string
  /** The part of it that was said in these very words. */
  preferredSaid: string
  /** Whether a first job is textQuery: senior ones come last. */
  begins: boolean
  /** What may be asked instead where nothing is found, the nearest first. */
  wider: Wider[]
}

/** A text in parts, and what the tables know of them, whatever list it is searched for in. */
interface Reading {
  given: readonly Part[]
  /** The same with spellings corrected; the very same list where there are none. */
  parts: readonly Part[]
  meanings: Meanings
}

const NOTHING: Meanings = { employers: [], known: [], stops: [], places: [], types: [] }

/**
 * Reads the words of a search: quoted phrases, minus words, spelling, synonyms, job types and a
 * place. Any text will do; the first 100 characters count. Asks the database once, and again where a word is misspelt; not
 * at all where `known` is the same text, parsed for another list.
 */
export async function parseQuery(db: Db, text: string, context: Context, known?: ParsedText): Promise<ParsedText> {
  const typed = normaliseWords(text)
  const reading = known?.typed === typed ? known.reading : await read(db, typed)
  const { given, parts, meanings } = reading
  const employers = findEmployers(parts, meanings.employers)
  const names = new Set([...employers].map(index => parts[index]))
  const soft = takeSoft(parts, { isFree: part => isOrdinary(part) && !names.has(part), scope: context.scope })
  const { inferred, parts: hard } = inferFilters(soft.parts, meanings, context)
  const stops = new Set(meanings.stops)
  // HCA is an employer and an abbreviation.
  const isName = (part: Part) =>
    context.scope === 'companies' || (names.has(part) && !dictionary.synonyms.has(termKey(part.words)))
  const options = { dictionary, stops, joined: new Set(meanings.known), isName }
  const expansion = expandParts(hard, options)
  const isOnlySoft = expansion.groups.length === 0 && soft.prefers.length > 0
  const left = parts.filter(part => hard.includes(part) || !soft.parts.includes(part))
  const extras = formatParts(parts.filter(part => !soft.parts.includes(part)))
  return {
    ...textQueryOf(isOnlySoft ? anyOf(soft.prefers, expansion) : expansion, stops),
    typed,
    reading,
    rest: formatParts(left),
    inferred: inferred.map(item => ({ ...item, search: [item.search, extras].filter(Boolean).join(' ') })),
    correction: parts === given ? null : presentCorrection(typed, parts),
    preferred: formatMatch({ any: [...soft.prefers, ...typePrefers(inferred)] }),
    preferredSaid: formatMatch({ any: soft.says }),
    begins: soft.begins,
    wider: isOnlySoft ? [{ kind: 'filler', textQuery: textQueryOf(expansion, stops) }] : widen(expansion, stops),
  }
}

/** A "weekend job" is a part-time job, those at weekends first. */
const typePrefers = (inferred: readonly Inferred[]): Match[] =>
  inferred
    .filter(({ key }) => key === 'type')
    .flatMap(({ words, slug }) => ownWords(words, slug))
    .map((word): Match => ({ phrase: [word] }))

/** Where nothing else is asked, one of the things that are otherwise only preferred. */
function anyOf(prefers: readonly Match[], { without }: Expansion): Expansion {
  const any: Match = { any: prefers }
  return { typed: any, meant: any, groups: [{ typed: any, meant: any }], without: [...without] }
}

async function read(db: Db, typed: string): Promise<Reading> {
  const given = parseParts(typed)
  const first = await lookUp(db, given)
  const parts = await correctSpelling(db, given, first)
  return { given, parts, meanings: parts === given ? first : await lookUp(db, parts) }
}

async function lookUp(db: Db, parts: readonly Part[]): Promise<Meanings> {
  if (parts.length === 0) {
    return NOTHING
  }
  const spans = listSpans(parts)
  const ordinary = parts.filter(isOrdinary)
  const neighbours = spans.filter(({ words }) => words.length > 1 && words.length <= MOST_JOINED)
  const whole = ordinary.length === parts.length ? [nameKey(formatParts(parts))] : []
  return findMeanings(db, {
    keys: distinct([...spans.map(({ typed }) => nameKey(typed)), ...whole]),
    // `m.e.` is also looked for as "me", which may be a word that full text leaves out.
    words: distinct([
      ...parts.flatMap(({ words }) => [...words, words.join('')]),
      ...neighbours.map(({ words }) => words.join('')),
    ]),
    places: distinct(spans.map(({ typed }) => typed)),
  })
}

function presentCorrection(typed: string, parts: readonly Part[]): ParsedText['correction'] {
  const wrong = parts.flatMap(({ misspelt }) => misspelt ?? [])
  return { shown: formatParts(parts), typed, instead: wrong.reduce(quoteWord, typed) }
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter(Boolean)
