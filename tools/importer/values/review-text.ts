import { nameKey } from '../../../host/lib/name-key'
import { readableCapitals } from '../text/capitals'
import { cleanLine, cleanText, shorten } from '../text/line'

const PLACEHOLDER = /^(review|my review|n\/?a|none|nothing|no (comment|title)|title|headline|test)$/i
/** A survey site puts its questions before the answers. */
const QUESTIONS =
  /^(?:\s*(?:(?:what|how)(?:[’']s| is| are| do| did| does| was| would)|describe|tell us)\b[^.?!\n]{3,140}\?[\s:–-]*)+/i
const MAX_HEADLINE_LENGTH = 110
const MAX_TEXT_LENGTH = 8_000
/** Words after which a capital belongs to a name. */
const NAME_STARTS = new Set(['dev', 'java', 'type', 'mac', 'git', 'you', 'linked', 'face', 'pay', 'wal', 'fed', 'one'])

/** Returns paragraphs without block capitals, and separates answers that were glued together. */
export function readReviewText(value: unknown): string {
  const text = separateAnswers(cleanText(value))
  const calm = isAllCaps(text) ? text.toLowerCase().replace(/(^|[.!?]\s+|\n)(\p{Ll})|\bi\b/gu, upper) : text
  return calm.length > MAX_TEXT_LENGTH ? shorten(calm, MAX_TEXT_LENGTH) : calm
}

/** A missing headline, or one that only names the employer, is replaced by the first sentence of the text. */
export function readHeadline(value: unknown, texts: readonly string[], employer: string): string {
  const given = normaliseHeadline(withoutQuestions(cleanLine(value)))
  if (/\p{L}{2}/u.test(given) && !PLACEHOLDER.test(given) && nameKey(given) !== nameKey(employer)) {
    return given
  }
  const text = texts.map(withoutQuestions).find(part => /\p{L}{2}/u.test(part)) ?? ''
  return normaliseHeadline(cleanLine(/^[\s\S]{12,}?[.!?\n](?=\s|$)/.exec(text)?.[0] ?? text).replace(/[.,;]+$/, ''))
}

function withoutQuestions(text: string): string {
  return text.replace(QUESTIONS, '')
}

export function hasEnoughWords(texts: readonly string[], words: number): boolean {
  return (texts.join(' ').match(/\p{L}{2,}/gu) ?? []).length >= words
}

function normaliseHeadline(line: string): string {
  const bare = line.replace(/^["'“”\s.,;:*-]+|["'“”\s*-]+$/g, '')
  const calm = isAllCaps(bare) ? readableCapitals(bare) : bare
  return shorten(
    calm.replace(/^\p{Ll}/u, char => char.toUpperCase()),
    MAX_HEADLINE_LENGTH,
  )
}

/** Some sites join the answers to separate questions; a capital inside a lower-case word shows where. */
function separateAnswers(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])(\p{Ll}{3,}[’'\p{Ll}]*)(?=\p{Lu}\p{Ll}+\s)/gu, (word: string) =>
      NAME_STARTS.has(word) ? word : `${word}\n`,
    )
    .replace(/(?<=\p{Ll}{2}[.!?])(?=\p{Lu}[\p{Ll}\s])/gu, ' ')
}

function isAllCaps(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters >= 12 && (text.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.8
}

const upper = (match: string): string => match.toUpperCase()
