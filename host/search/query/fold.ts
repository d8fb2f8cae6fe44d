/** Letters that carry no mark to take off, as PostgreSQL's unaccent writes them. */
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

/** Names that punctuation alone tells apart, and one that the index would take for a pronoun. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/c\+\+/g, 'cplusplus'],
  [/c#/g, 'csharp'],
  [/f#/g, 'fsharp'],
  [/\.net/g, ' dotnet'],
]

/**
 * The words of a text: lower case, without accents and punctuation, `C++` as `cplusplus` and IT as `infotech`. The
 * function search_text of the database does the same with what is searched, so words of the one are found in the other.
 */
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

/** The endings of what people do or study, and of those who do. */
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

/**
 * What the people who do it may be called, and the other way round, for the lexicon to decide: "chemist" for "chemistry".
 * A manager is not sought by "managing".
 */
export function otherForms(word: string): string[] {
  const replaced = (ending: string, by: string) =>
    word.endsWith(ending) && word.length >= ending.length + SHORTEST_STEM ? [word.slice(0, -ending.length) + by] : []
  return ACTIVITIES.flatMap(([activity, person]) => [
    ...replaced(activity, person),
    ...(activity === 'ing' ? [] : replaced(person, activity)),
  ])
}

/**
 * Without the ending of a plural, well enough to meet the same word in a dictionary and in the index; never shown to
 * anybody. The function search_singular of the database does the same.
 */
export function singular(word: string): string {
  return word
    .replace(/(.)ies$/, '$1y')
    .replace(/(.)(ss|x|ch|sh)es$/, '$1$2')
    .replace(/(..[a-hj-rtv-z0-9])s$/, '$1')
}
