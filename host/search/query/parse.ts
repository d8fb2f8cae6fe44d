import { foldWords } from './fold'

/** Most characters of a search that count. */
const LONGEST = 100

/** A word, or a phrase in quotation marks. */
export interface Part {
  /** As entered, including marks. */
  entered: string
  /** As in the index, at least one; `full-stack` has two. */
  words: string[]
  /** In quotation marks: matched exactly. */
  quoted: boolean
  /** With a minus before it: must not occur. */
  minus: boolean
  /** The original text, if `words` is a corrected spelling. */
  misspelt?: string
}

/** Makes text safe to store, show and put into an address: no control characters, no unpaired surrogates. */
export function normaliseWords(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line.slice(0, 2 * (LONGEST + 1))]
  return letters.length <= LONGEST ? line : cut(letters.slice(0, LONGEST + 1).join(''))
}

/** Half a word would match nothing, so it is dropped if other words remain. */
function cut(line: string): string {
  const end = line.lastIndexOf(' ')
  return end > 0 ? line.slice(0, end) : [...line].slice(0, LONGEST).join('')
}

/** A phrase in quotation marks, perhaps after a minus, or a run without spaces, commas and slashes. */
const PIECE = /(-?)(?:"([^"]*)"|“([^”]*)”)|(-?)([^\s,;/|"“”]+)/g

/** "I'm", "we've" */
const CONTRACTION = /(?<=\p{L})['’](?:m|re|ve|ll|d)$/iu

/** Drops pieces without letters and digits, and unpaired quotation marks. */
export function parseParts(text: string): Part[] {
  // £30,000 is one piece.
  const line = text.replace(/(\d),(?=\d{3}\b)/g, '$1')
  return [...line.matchAll(PIECE)].flatMap(match => {
    const [piece, quoteMinus, straight, curly, wordMinus] = match
    const words = foldWords(piece.replace(CONTRACTION, ''))
    const quoted = (straight ?? curly) !== undefined
    // Only a minus at the start of a word excludes it: `non-executive` has none.
    const starts = match.index === 0 || /[\s,;/|]/.test(line.charAt(match.index - 1))
    const minus = starts && (quoteMinus || wordMinus) === '-'
    return words.length > 0 ? [{ entered: piece, words, quoted, minus }] : []
  })
}

export const formatParts = (parts: readonly Part[]): string => parts.map(({ entered }) => entered).join(' ')

/** Only ordinary words may be read as filters or corrected. */
export const isOrdinary = ({ quoted, minus }: Part): boolean => !quoted && !minus

/** Quoted words are never read as filters, corrected or given synonyms. */
export function quoteWord(search: string, words: string): string {
  const wanted = foldWords(words).join(' ')
  const parts = parseParts(normaliseWords(search))
  for (let start = 0; start < parts.length; start += 1) {
    for (let end = start + 1; end <= parts.length; end += 1) {
      const span = parts.slice(start, end)
      const isWanted = span.every(isOrdinary) && span.flatMap(part => part.words).join(' ') === wanted
      if (isWanted) {
        const quoted = `"${formatParts(span)}"`
        return [formatParts(parts.slice(0, start)), quoted, formatParts(parts.slice(end))].filter(Boolean).join(' ')
      }
    }
  }
  return search
}
