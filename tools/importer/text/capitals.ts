/** Any other word of up to three capitals is treated as an acronym. */
const SHORT_WORDS = new Set(
  (
    'the and of for in on at to by or as be do is it if so up we us me he my no new old all air art bay bed big box bus buy can car cat cut day eye fit fly fun ' +
    'gas get go hot ice job key kid law man map max men mid my no one our out oil pay pet pie pub red sea set sir sky ' +
    'son sun tax tea ten tip top toy two van way web we win you zoo st mr mrs dr co ltd inc end fox hub ink joy lab ' +
    'low mill net pro run van war wet aid age ant arm bar bee boy bow cab cap cow cup dog dry ear egg elm far fen'
  ).split(' '),
)
const SMALL_WORDS = new Set('and of for in on at to by or the with from upon de la le du'.split(' '))
const ACRONYMS = new Set(
  (
    'NASA NATO IKEA HMRC OFSTED UNICEF ESCO AECOM AQA HSBC NHSX NHS CAMHS BBC ITV USA EHS DOHMH CCTV FTSE STEM ' +
    'ACCA CIMA CIPD BTEC GCSE SENCO EYFS NEBOSH RIBA RICS LLP PLC UK EU US IT HR PR PA TV II III IV VI'
  ).split(' '),
)

/** Registers use capitals only. Other text is unchanged. */
export function readableCapitals(text: string): string {
  const isAllCaps = /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text.replace(/\b(nd|rd|st|th|s)\b/gu, ''))
  return isAllCaps ? text.split(' ').map(readableWord).join(' ') : text
}

function readableWord(word: string, index: number): string {
  return word.replace(/[\p{L}\p{N}.'’]+/gu, (part, offset: number) => {
    const lower = part.toLowerCase()
    if (index > 0 && offset === 0 && SMALL_WORDS.has(lower)) {
      return lower
    }
    return isAcronym(part, lower) ? part : capitalise(lower)
  })
}

function isAcronym(part: string, lower: string): boolean {
  const letters = part.replace(/[^\p{L}]/gu, '')
  const hasVowel = /[AEIOUY]/.test(letters.normalize('NFD'))
  const isShort = letters.length <= 3 && !SHORT_WORDS.has(lower)
  return (
    ACRONYMS.has(part) ||
    isShort ||
    (!hasVowel && letters.length <= 4) ||
    /\d/.test(part) ||
    /^(\p{L}\.)+\p{L}?$/u.test(part)
  )
}

function capitalise(lower: string): string {
  const word = lower.replace(/^\p{L}/u, char => char.toUpperCase())
  return word
    .replace(/^(Mc|O['’]|D['’])(\p{L})/u, (_, start: string, next: string) => start + next.toUpperCase())
    .replace(/\.(\p{L})/gu, (_, next: string) => `.${next.toUpperCase()}`)
}
