import { otherForms } from './fold'
import type { Group, Run } from './must'
import { isOrdinary, type Part } from './parse'
import { type Dictionary, termKey } from './synonyms'
import { inTitles, type Match, titleHas } from './tsquery'

export interface Expansion {
  runs: Run[]
  without: Match[]
}

interface Token {
  word: string
  /** The original words, if `word` is a corrected spelling. */
  misspelt: readonly string[] | undefined
  /** Part of the previous word: `full-stack`. */
  glued: boolean
  /** Joined to the previous word by a sign for "and": `m&s`. */
  added: boolean
  /** May have synonyms. */
  open: boolean
  /** Part of a name, which every result must have. */
  fixed: boolean
}

export interface ExpandOptions {
  dictionary: Dictionary
  stops: ReadonlySet<string>
  /** Names have no synonyms. */
  isName: (part: Part) => boolean
  /** Every result must have these parts. */
  isFixed: (part: Part) => boolean
  /** Words of the lexicon, which may also be written as several: "tik tok" is also "tiktok". */
  known: ReadonlySet<string>
}

export function expandParts(parts: readonly Part[], options: ExpandOptions): Expansion {
  const { stops } = options
  const speaks = (words: readonly string[]) => words.some(word => !stops.has(word))
  const spoken = parts.filter(({ words }) => speaks(words))
  const phrases = spoken.filter(({ quoted, minus }) => quoted && !minus).map(({ words }): Match => ({ phrase: words }))
  const quoted = phrases.map((phrase): Run => runOf({ entered: phrase, meant: phrase }, true))
  const tokens = spoken.filter(isOrdinary).flatMap(part => tokensOf(part, options))
  const runs = readTokens(tokens, options)
  return {
    runs: [...quoted, ...runs],
    without: spoken.filter(({ minus }) => minus).map(({ words }): Match => ({ none: { phrase: words } })),
  }
}

/** Drops stop words, except in `start-up`, whose parts belong together. */
function tokensOf(part: Part, { stops, isName, isFixed }: ExpandOptions): Token[] {
  const misspelt = part.misspelt === undefined ? undefined : [part.misspelt.toLowerCase()]
  const words = part.words.length > 1 ? part.words : part.words.filter(word => !stops.has(word))
  const added = /[&+]/.test(part.entered)
  return words.map((word, index) => ({
    word,
    misspelt,
    glued: index > 0,
    added: added && index > 0,
    open: !isName(part),
    fixed: isFixed(part),
  }))
}

export const runOf = (group: Group, isFixed = false): Run => ({ ...group, groups: [group], isFixed })

/** From left to right, takes the longest term of the dictionary, otherwise one word with the parts joined to it. */
function readTokens(tokens: readonly Token[], options: Reading, shorterThan = Infinity): Run[] {
  const runs: Run[] = []
  for (let start = 0; start < tokens.length;) {
    const rest = tokens.slice(start)
    const length = termLength(rest, options.dictionary, shorterThan)
    const own = rest.slice(0, length || joinedLength(rest, options.known) || gluedLength(rest))
    const run = length ? readTerm(own, options) : readWord(own, options)
    runs.push({ ...run, isFixed: own.some(({ fixed }) => fixed) })
    start += own.length
  }
  return runs
}

type Reading = Pick<ExpandOptions, 'dictionary' | 'known'>

/** Most words that are written as one: "price waterhouse coopers". */
export const MAX_JOINED = 3

function joinedLength(tokens: readonly Token[], known: ReadonlySet<string>): number {
  const lengths = Array.from({ length: MAX_JOINED - 1 }, (_, less) => MAX_JOINED - less)
  const word = (length: number) =>
    tokens
      .slice(0, length)
      .map(token => token.word)
      .join('')
  return lengths.find(length => length <= tokens.length && known.has(word(length))) ?? 0
}

function termLength(tokens: readonly Token[], { synonyms, longest }: Dictionary, shorterThan: number): number {
  for (let length = Math.min(longest, tokens.length, shorterThan - 1); length > 0; length -= 1) {
    const own = tokens.slice(0, length)
    const splits = tokens[length]?.glued === true && length < gluedLength(tokens)
    if (!splits && own.every(({ open }) => open) && synonyms.has(termKey(own.map(({ word }) => word)))) {
      return length
    }
  }
  return 0
}

const gluedLength = (tokens: readonly Token[]): number => {
  const next = tokens.findIndex(({ glued }, index) => index > 0 && !glued)
  return next < 0 ? tokens.length : next
}

/** Shorter terms inside a term add their synonyms: "trainee lawyer" is also "trainee solicitor". */
function readTerm(own: readonly Token[], options: Reading): Run {
  const { synonyms } = options.dictionary
  const others = withoutWider(synonyms.get(termKey(own.map(({ word }) => word))) ?? []).map(titleHas)
  const parts = own.length > 1 ? readTokens(own, options, own.length) : [readWord(own, options)]
  const all: Match = { all: parts.map(({ meant }) => meant) }
  // In the text of an advert the words must be adjacent: "waiting lists" and "staff" are not waiting staff.
  const together = own.length > 1 ? inTitles(all) : all
  const widened = parts.flatMap(({ groups }) => groups)
  return {
    entered: { all: parts.map(({ entered }) => entered) },
    meant: { any: [together, ...others, ...(own.length > 1 ? [{ phrase: own.map(({ word }) => word) }] : [])] },
    groups: widened.map(({ entered, meant }) => ({ entered, meant: { any: [meant, ...others] } })),
  }
}

/** "Web programmer" finds nothing that "programmer" does not. */
function withoutWider(terms: readonly (readonly string[])[]): (readonly string[])[] {
  const spaced = (words: readonly string[]) => ` ${words.join(' ')} `
  return terms.filter(term => !terms.some(other => other !== term && spaced(term).includes(spaced(other))))
}

/** `e-commerce` is also "ecommerce", and `m&s` "m and s". A misspelt word is searched in both spellings. */
function readWord(own: readonly Token[], { known }: Reading): Run {
  const words = own.map(({ word }) => word)
  const [misspelt] = own.map(token => token.misspelt)
  const entered: Match = { phrase: misspelt ?? words }
  const joined: Match[] = words.length > 1 ? [{ phrase: [words.join('')] }] : []
  if (own.some(({ added }) => added)) {
    joined.push({ phrase: own.flatMap(({ word, added }) => (added ? ['and', word] : [word])) })
  }
  const forms = words.length === 1 && own.every(({ open }) => open) ? otherForms(words[0] ?? '') : []
  const others = forms.filter(form => known.has(form)).map((form): Match => ({ phrase: [form], in: 'head' }))
  const meant: Match = { any: [entered, { phrase: words }, ...joined, ...others] }
  return { entered, meant, groups: [{ entered, meant }] }
}
