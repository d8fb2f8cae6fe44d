/** Legal forms, which do not distinguish two firms. */
const LEGAL_FORMS = new Set(
  (
    'ltd limited plc llc llp lp inc incorporated corp corporation co company cic cio ' +
    'gmbh ag sa nv bv sarl srl spa oy ab as pty pte'
  ).split(' '),
)
/** Words that registered names add after the trade name. */
const TAIL_WORDS = new Set(['uk', 'gb', 'group', 'holdings', 'holding', 'international', 'europe'])
const SHOP_WORDS = new Set(['stores', 'supermarkets'])
/** Common words that would match unrelated employers if they were the whole key. */
const TOO_GENERAL = new Set(
  (
    'general department army village convenience health care energy education media sport sports data cloud global ' +
    'national international first direct city central new old age mind shelter scope sense action compass focus'
  ).split(' '),
)

/**
 * Spellings of one employer share a key: no case, accents, punctuation, legal form or country. `NORTHGATE STORES
 * LIMITED`, `Northgate` and `NORTHGATE\n3.8` all become `northgate`. The key of a name with a letter or digit is never
 * empty.
 */
export function nameKey(name: string): string {
  const words = plainWords(name)
  if (words.length > 1 && words[0] === 'the') {
    words.shift()
  }
  dropTail(words)
  return words.join(' ')
}

function plainWords(name: string): string[] {
  return withoutInitials(name)
    .replace(/\n\s*\d(\.\d)?\s*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/\s+t\/as?\s.*$/, '')
    .replace(/['’‘`´]/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(/\b(united kingdom|great britain|u\.k\.)/g, ' uk ')
    .replace(/(\p{L}{2})\.(com|co\.uk|org|net|io)\b/gu, '$1')
    .replace(/(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}{1,2}(?!\p{L}))/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])(\p{L}) (?=\p{L}(?![\p{L}\p{N}]))/gu, '$1')
    .replace(/\bnhs (foundation )?trust\b/g, 'nhs trust')
    .split(' ')
    .filter(Boolean)
}

/** Names often end with their own initials: `Northgate Blood Service (NBS)`. */
function withoutInitials(name: string): string {
  const match = /^(.{4,}?)\s*\(([A-Za-z]{2,6})\)\s*$/.exec(name)
  const initials = (match?.[1] ?? '').match(/(?<!\p{L})\p{L}/gu)?.join('') ?? ''
  const isInitials = match && (/^[A-Z]+$/.test(match[2] ?? '') || match[2]?.toLowerCase() === initials.toLowerCase())
  return isInitials ? (match[1] ?? name) : name
}

function dropTail(words: string[]): void {
  let hasLegalForm = false
  while (words.length > 1) {
    const last = words.at(-1) ?? ''
    if (last === 'company' && words.length === 2) {
      return
    } else if (LEGAL_FORMS.has(last) || (last === 'and' && hasLegalForm)) {
      hasLegalForm = true
    } else if (!isTailWord(last, words)) {
      return
    }
    words.pop()
  }
}

function isTailWord(last: string, words: readonly string[]): boolean {
  const rest = words.slice(0, -1)
  const restIsTooGeneral = rest.length === 1 && TOO_GENERAL.has(rest[0] ?? '')
  if (restIsTooGeneral || rest.at(-1) === 'and') {
    return false
  }
  return TAIL_WORDS.has(last) || (SHOP_WORDS.has(last) && rest.length <= 2 && !rest.includes('and'))
}
