/** Letters that do not decompose into a base letter and a mark, as in PostgreSQL's unaccent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
}

/** Names that differ only in punctuation, and IT, which the index would take for a pronoun. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/c\+\+/g, 'cplusplus'],
  [/c#/g, 'csharp'],
  [/f#/g, 'fsharp'],
  [/\.net/g, ' dotnet'],
]

/** Folds `C++` to `cplusplus` and IT to `infotech`. The database function search_text does the same. */
export function foldWords(text: string): string[] {
  const lower = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðħıłþ]/g, letter => LETTERS[letter] ?? letter)
  return NAMES.reduce((folded, [pattern, name]) => folded.replace(pattern, name), lower)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(word => (word === 'it' ? 'infotech' : word))
}

/** Endings of activities and subjects, and of the people who do them. */
const ACTIVITIES: readonly (readonly [activity: string, person: string])[] = [
  ['istry', 'ist'],
  ['logy', 'logist'],
  ['tics', 'tician'],
  ['ics', 'ist'],
  ['ics', 'icist'],
  ['ism', 'ist'],
  ['aphy', 'apher'],
  ['apy', 'apist'],
  ['acy', 'acist'],
  ['ancy', 'ant'],
  ['ation', 'ator'],
  ['ing', 'er'],
  ['ing', 'or'],
]
const SHORTEST_STEM = 3

/** Candidates for the lexicon: "chemist" for "chemistry", and the reverse. "Managing" does not find managers. */
export function otherForms(word: string): string[] {
  const replaced = (ending: string, by: string) =>
    word.endsWith(ending) && word.length >= ending.length + SHORTEST_STEM ? [word.slice(0, -ending.length) + by] : []
  return ACTIVITIES.flatMap(([activity, person]) => [
    ...replaced(activity, person),
    ...(activity === 'ing' ? [] : replaced(person, activity)),
  ])
}

/** Good enough to match words, never shown. The database function search_singular does the same. */
export function singular(word: string): string {
  return word
    .replace(/(.)ies$/, '$1y')
    .replace(/(.)(ss|x|ch|sh)es$/, '$1$2')
    .replace(/(..[a-hj-rtv-z0-9])s$/, '$1')
}
