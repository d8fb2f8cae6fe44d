import { randomBytes } from 'node:crypto'
import { hashText } from '../../../lib/hash'

const COUNT = 10
const BYTES = 10
/** Unambiguous letters and digits: Crockford's base 32. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

export function createRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    let bits = BigInt(`0x${randomBytes(BYTES).toString('hex')}`)
    let text = ''
    for (let left = 16; left > 0; left--) {
      text += ALPHABET[Number(bits % 32n)]
      bits /= 32n
    }
    return text.replace(/.{4}(?=.)/g, '$&-')
  })
}

/** Returns the stored hash of a code in any spelling. 80 random bits need no slow hash. */
export const recoveryHash = (code: string): string =>
  hashText(
    code
      .toLowerCase()
      .replace(/[^a-z\d]/g, '')
      .replace(/o/g, '0')
      .replace(/[il]/g, '1'),
  )
