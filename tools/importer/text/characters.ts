/** The characters of code page 1252 at the bytes 0x80 to 0x9F; U+FFFD marks its five gaps. */
const CP1252 = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ'
const BYTE_OF = new Map(
  [...CP1252].flatMap((char, index) => (char === '\uFFFD' ? [] : [[char, 0x80 + index] as const])),
)
const CONTINUATION = `[\\u0080-\\u00BF${[...BYTE_OF.keys()].join('')}]`
/**
 * UTF-8 that was read as code page 1252. Two-byte sequences count only if their first byte is one that English text
 * really produces, because an accented capital before a quotation mark looks the same.
 */
const MOJIBAKE = new RegExp(
  `[ÂÃ]${CONTINUATION}|Å[\\u0092\\u0093\\u00A0\\u00A1\\u00B8\\u00BD\\u00BE’“Ÿ]|` +
    `[à-ï]${CONTINUATION}{2}|[ð-ô]${CONTINUATION}{3}`,
  'g',
)
const decoder = new TextDecoder('utf-8', { fatal: true })
/** A JSON or JavaScript character escape that a feed has escaped twice: `\\u2013`. */
const ESCAPE = /\\u([0-9a-fA-F]{4})/g
const decodeEscape = (_: string, code: string): string => String.fromCharCode(Number.parseInt(code, 16))
/** Nothing to repair: printable ASCII without an escape. */
const PLAIN = /^(?:[\n -[\]-~]|\\(?!u))*$/
/** Text that went through the wrong code page three times has been seen; more rounds never change anything. */
const ROUNDS = 3

/**
 * Repairs the characters of imported text: UTF-8 read as code page 1252 (only if the bytes are valid UTF-8), stray
 * control and invisible characters, symbol-font bullets, and the many kinds of space and line break.
 */
export function repairCharacters(text: string): string {
  if (PLAIN.test(text)) {
    return text
  }
  return repairMojibake(text.replace(ESCAPE, decodeEscape))
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/[\u0080-\u009F]/g, char => CP1252[char.charCodeAt(0) - 0x80] ?? '')
    .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\t]/g, ' ')
    .replace(/[\uF0A7\uF0B7\uF0D8\uF0FC\uF076\uF0A8\uF06C\uF02D]/g, '•')
    .replace(/(?<=\p{L})[\uFFFD¿](?=(s|t|d|m|re|ve|ll)\b)/gu, '’')
    .replace(/(?:ÿ¿)+|(?<=['’])¿+/g, '')
    .replace(/¿(?![^.!\n]{0,120}\?)/g, replaceLostSign)
    .replace(/(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu, '')
}

/** Unless a Spanish question follows, the sign replaces a bullet or a lost character. */
function replaceLostSign(_sign: string, offset: number, text: string): string {
  return /^$|[\s:;.-]/.test(text.charAt(offset - 1)) ? '•' : ''
}

function repairMojibake(text: string): string {
  let before = text
  for (let round = 0; round < ROUNDS; round += 1) {
    const after = before.replace(MOJIBAKE, decodeSequence)
    if (after === before) {
      break
    }
    before = after
  }
  return before.replace(/â€(?![\p{L}\p{N}])/gu, '”').replace(/Â(?=\s|$|\p{Lu}\p{Ll})/gu, ' ')
}

function decodeSequence(sequence: string): string {
  const bytes = [...sequence].map(char => BYTE_OF.get(char) ?? char.charCodeAt(0))
  try {
    return decoder.decode(Uint8Array.from(bytes))
  } catch {
    return sequence
  }
}
