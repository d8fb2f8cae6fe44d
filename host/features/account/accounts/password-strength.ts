import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

export const TOO_COMMON = 'This password is too common. Choose another'

/** Attackers guess the name of the site first. */
const SITE = ['firstrung', 'first-rung', 'firstrung.com', 'www.firstrung.test']
/** Scores of the estimator range from 0 to 4; below 2 a password falls to a few million guesses. */
const LOWEST_SCORE = 2
/**
 * The time of an estimate grows faster than the length, so only the first and the last characters of a password are
 * estimated, with a few look-alike spellings: 65 ms at worst.
 */
const WINDOW = 24
const MAX_SPELLINGS = 16

let estimator: Promise<ZxcvbnFactory> | undefined

export async function isTooCommon(password: string, words: readonly string[]): Promise<boolean> {
  const zxcvbn = await (estimator ??= loadEstimator())
  const known = [...SITE, ...words.flatMap(spellings)]
  const isWeak = (text: string) => zxcvbn.check(text, known).score < LOWEST_SCORE
  return isWeak(password.slice(0, WINDOW)) && (password.length <= WINDOW || isWeak(password.slice(-WINDOW)))
}

/** Matches the address or the part before the @ in any spelling, also with digits added. */
export function isOwnEmail(password: string, email: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const core = (text: string) => plain(text).replace(/^\d+|\d+$/g, '')
  const [localPart = ''] = email.split('@')
  return [email, localPart].some(
    own => plain(password) === plain(own) || (core(own) !== '' && core(password) === core(own)),
  )
}

export function wordsOf({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) {
  return [firstName, lastName, firstName + lastName, lastName + firstName, email, email.split('@')[0] ?? '']
}

/** The dictionaries take 80 MB of memory and 250 ms to load, so they are loaded with the first new password. */
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
