/** Rows of characters that people type in sequence. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** These pairs are half of all pairs in an English text, but one in thirteen of random letters. */
const PAIRS = new Set(
  (
    'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ' +
    'ne ea ra ce li ch ll be ma si om ur'
  ).split(' '),
)
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 2],
]
const FEW_CHARACTERS = 10
const SHORTEST_REPEAT = 4
/** Random letters have a smaller share of common pairs. */
const TEXT_SHARE = 0.3
const BITS_PER_CHARACTER_OF_TEXT = 2

/**
 * Returns a lower bound. Repeated parts and sequences of characters count once, each character of a text counts two
 * bits, and a secret of few different characters counts none.
 */
export function estimateBits(secret: string): number {
  if (new Set(secret).size < FEW_CHARACTERS) {
    return 0
  }
  return countWithoutRepeats(secret) * bitsPerCharacter(secret)
}

function bitsPerCharacter(secret: string): number {
  if (/^[\da-f]+$/i.test(secret)) {
    return 4
  } else if (isText(secret)) {
    return BITS_PER_CHARACTER_OF_TEXT
  }
  return Math.log2(CLASSES.reduce((sum, [pattern, size]) => sum + (pattern.test(secret) ? size : 0), 0))
}

function countWithoutRepeats(secret: string): number {
  const text = secret.toLowerCase()
  let count = 0
  for (let start = 0; start < text.length; count++) {
    start += Math.max(1, repeatAt(text, start), rowAt(text, start))
  }
  return count
}

/** Length of the longest part at `start` that also appears before it; 0 if it is short. */
function repeatAt(text: string, start: number): number {
  let length = SHORTEST_REPEAT
  while (
    start + length <= text.length &&
    text.slice(0, start + length - 1).includes(text.slice(start, start + length))
  ) {
    length++
  }
  return length > SHORTEST_REPEAT ? length - 1 : 0
}

/** Length of the longest part at `start` that follows a keyboard row, in either direction; 0 if it is short. */
function rowAt(text: string, start: number): number {
  const lengths = ROWS.flatMap(row => [row, [...row].reverse().join('')]).map(row => {
    let length = SHORTEST_REPEAT
    while (start + length <= text.length && row.includes(text.slice(start, start + length))) {
      length++
    }
    return length > SHORTEST_REPEAT ? length - 1 : 0
  })
  return Math.max(...lengths)
}

function isText(secret: string): boolean {
  const pairs = [...secret.matchAll(/(?=([a-z]{2}))/gi)].map(([, pair = '']) => pair)
  // In a text, a capital after a small letter starts a word.
  const common = pairs.filter(pair => PAIRS.has(pair.toLowerCase()) && !/^[a-z][A-Z]/.test(pair))
  return common.length > pairs.length * TEXT_SHARE
}
