/** Invisible characters, which may be copied with an address. */
const UNSEEN = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
/** Full-width letters, digits and signs of East Asian keyboards, including the @. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const FULL_WIDTH_OFFSET = 0xfee0

/**
 * Returns the canonical spelling of an email address: lower case, composed characters, ASCII for full-width ones, no
 * invisible characters, and the domain in Punycode (`m\u00FCnchen.example` is `xn--mnchen-3ya.example`).
 */
export function canonicalEmail(text: string): string {
  const plain = text
    .replace(UNSEEN, '')
    .replace(FULL_WIDTH, character => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .normalize('NFC')
    .trim()
    .toLowerCase()
  const at = plain.lastIndexOf('@')
  return at < 0 ? plain : plain.slice(0, at + 1) + asciiDomain(plain.slice(at + 1))
}

/** An invalid domain stays unchanged, and fails the validation of the address. */
function asciiDomain(domain: string): string {
  // ASCII needs no conversion, and an address of four numbers must not become another one.
  if (!/[^\0-\x7F]/.test(domain) || /[\s/?#:@\\]/.test(domain)) {
    return domain
  }
  const address = `http://${domain.normalize('NFKC')}`
  return URL.canParse(address) ? new URL(address).hostname : domain
}
