import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

export const TOO_COMMON = 'This password is too common. Choose another'

/** What belongs to a person or to the site, and so is guessed first. */
const SITE = ['firstrung', 'first-rung', 'firstrung.com', 'www.firstrung.test']
/** Scores of the estimator run from 0 to 4; below 2 a password falls to a few million guesses. */
const LOWEST_SCORE = 2
/**
 * The time of an estimate grows faster than the length, so only the first and the last characters of a password are
 * estimated, and few spellings with look-alike characters: 65 ms at worst.
 */
const WINDOW = 24
const MAX_SPELLINGS = 16

let estimator: Promise<ZxcvbnFactory> | undefined

/** Whether someone who knows these words of a person would soon guess the password. */
export async function isTooCommon(password: string, words: readonly string[]): Promise<boolean> {
  const zxcvbn = await (estimator ??= loadEstimator())
  const known = [...SITE, ...words.flatMap(spellings)]
  const isWeak = (text: string) => zxcvbn.check(text, known).score < LOWEST_SCORE
  return isWeak(password.slice(0, WINDOW)) && (password.length <= WINDOW || isWeak(password.slice(-WINDOW)))
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

/** Returns the words about a person: names in both orders, and the address. */
export function wordsOf({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) {
  return [firstName, lastName, firstName + lastName, lastName + firstName, email, email.split('@')[0] ?? '']
}

/** The dictionaries take 80 MB of memory and a quarter of a second, so they are loaded with the first new password. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new Estimator({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: MAX_SPELLINGS,
  })
}

const spellings = (word: string) => [word.toLowerCase(), word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')]
