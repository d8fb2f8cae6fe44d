import { foldWords } from './fold'

/** The most characters of a search that count. */
const LONGEST = 100

/** A piece of a search: a word, or what stands between quotation marks. */
export interface Part {
  /** As it was typed, marks included. */
  typed: string
  /** The words in it as the index has them, never none; `full-stack` has two. */
  words: string[]
  /** In quotation marks: taken exactly as it is. */
  quoted: boolean
  /** With a minus before it: must not occur. */
  minus: boolean
  /** What was typed where `words` is a corrected spelling. */
  misspelt?: string
}

/**
 * A visitor's words as they may be stored, shown and put into an address: at most 100 characters in one line, no
 * control characters, no half characters.
 */
export function normaliseWords(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line.slice(0, 2 * (LONGEST + 1))]
  return letters.length <= LONGEST ? line : cut(letters.slice(0, LONGEST + 1).join(''))
}

/** A word cut in half would match nothing, so it goes as a whole where there are others. */
function cut(line: string): string {
  const end = line.lastIndexOf(' ')
  return end > 0 ? line.slice(0, end) : [...line].slice(0, LONGEST).join('')
}

/** `"..."` or `“...”`, perhaps after a minus, or a run without spaces, commas and strokes. */
const PIECE = /(-?)(?:"([^"]*)"|“([^”]*)”)|(-?)([^\s,;/|"“”]+)/g

/** "I'm", "we've" */
const CONTRACTION = /(?<=\p{L})['’](?:m|re|ve|ll|d)$/iu

/** The pieces of tidy text; what holds no letter and no digit is none. A mark without its partner counts for nothing. */
export function parseParts(text: string): Part[] {
  // £30,000 is one piece.
  const line = text.replace(/(\d),(?=\d{3}\b)/g, '$1')
  return [...line.matchAll(PIECE)].flatMap(match => {
    const [piece, quoteMinus, straight, curly, wordMinus] = match
    const words = foldWords(piece.replace(CONTRACTION, ''))
    const quoted = (straight ?? curly) !== undefined
    // Only a minus that starts a word takes it away: `non-executive` has none.
    const starts = match.index === 0 || /[\s,;/|]/.test(line.charAt(match.index - 1))
    const minus = starts && (quoteMinus || wordMinus) === '-'
    return words.length > 0 ? [{ typed: piece, words, quoted, minus }] : []
  })
}

export const formatParts = (parts: readonly Part[]): string => parts.map(({ typed }) => typed).join(' ')

/** A word that may be understood as something else than what it says. */
export const isOrdinary = ({ quoted, minus }: Part): boolean => !quoted && !minus

/**
 * The search with these words in quotation marks, wherever they stand outside of any: quoted words are never taken for a
 * filter, put right or given synonyms. Nothing changes where they do not stand.
 */
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
