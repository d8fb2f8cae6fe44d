/** What guessers try first, without the digits and signs that people put around it. */
const WORDS = new Set(
  `password passwort motdepasse contrasena letmein welcome iloveyou iloveu loveyou princess sunshine football baseball
  basketball superman batman starwars pokemon monkey dragon shadow master michael jennifer jordan jessica charlie
  liverpool arsenal chelsea everton manchester manutd newcastle rangers celtic tottenham westham scotland england
  wales london birmingham qwerty qwertyuiop qwertyui asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcdef
  changeme secret trustno administrator admin login user guest test testing student university college graduate
  firstrung placement internship summer winter spring autumn january february march april june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday computer internet google
  facebook instagram snapchat youtube tiktok hello helloworld goodbye freedom whatever nothing mynameis default
  passw passwd pass access mustang corvette ferrari mercedes cookie chocolate butterfly flower angel babygirl`
    .trim()
    .split(/\s+/),
)
const ROWS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
]
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** The name of the site, as a word or as an address. */
const SITE_NAME = /^(https)?(www)?firstrung(com|org|net|test|couk|uk)?$/

/**
 * Whether a password is among the first that anybody would try: a common word with digits or signs around it, written
 * twice, or spelt with look-alikes; a row of keys; hardly any different characters.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().replace(/\s+/g, '')
  const plain = text.replace(/[^a-z]/g, '')
  return (
    new Set(text).size <= 3 ||
    SITE_NAME.test(plain) ||
    ROWS.some(row => isAlong(text, row)) ||
    [text, spelt(text)].some(isCommonWord)
  )
}

/** Tells whether a password is the person's address or the part before the @, in any spelling, perhaps with digits added. */
export function isOwnEmail(password: string, email: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const core = (text: string) => plain(text).replace(/^\d+|\d+$/g, '')
  const [localPart = ''] = email.split('@')
  return [email, localPart].some(
    own => plain(password) === plain(own) || (core(own) !== '' && core(password) === core(own)),
  )
}

/** Pieces of four or more along the row, one after the other: "12341234", "qwertyuiop". */
function isAlong(text: string, row: string): boolean {
  const left = text.replace(/[^a-z0-9]/g, '')
  for (let length = Math.min(left.length, row.length); length >= 4; length--) {
    if (row.includes(left.slice(0, length))) {
      return left.length === length || isAlong(left.slice(length), row) || left.length - length < 4
    }
  }
  return false
}

function isCommonWord(text: string): boolean {
  const word = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const half = word.slice(0, word.length / 2)
  return WORDS.has(word) || (word === half + half && WORDS.has(half))
}

function spelt(text: string): string {
  return text.replace(/[^a-z]+$/, '').replace(/[013457@$!]/g, sign => LOOKALIKES[sign] ?? sign)
}
