import { typeNames } from '../../reference'
import { foldWords, singular } from './fold'

/** Names that are also words of many titles: a customer insight analyst. */
const NOT_ALONE = new Set(['insight'])

const SAME: Readonly<Record<string, string>> = {
  ...{ grad: 'graduate', intern: 'internship', apprentice: 'apprenticeship', volunteer: 'volunteering' },
  voluntary: 'volunteering',
  ...{ programme: 'scheme', program: 'scheme', vac: 'vacation' },
}
/** Words that add nothing to the name of a type: a graduate training scheme, an industrial placement student. */
const EXTRA = new Set(
  'job role position vacancy work opportunity student industrial training development leadership new scheme'.split(' '),
)

const canonicalWords = (words: readonly string[]): string[] => words.map(singular).map(word => SAME[word] ?? word)

/** Matches the exact name, or the name without words that add nothing. */
export function findType<Type extends { slug: string; name: string; level: string | null }>(
  words: readonly string[],
  types: readonly Type[],
): Type | undefined {
  const full = canonicalWords(words)
  const core = full.filter(word => !EXTRA.has(word))
  const isNamed = (key: string) => types.find(type => namesOf(type).includes(key))
  return isNamed(full.join(' ')) ?? (core.length > 0 && core.length < full.length ? isNamed(core.join(' ')) : undefined)
}

function namesOf({ slug, name, level }: { slug: string; name: string; level: string | null }): string[] {
  const levels = (level ?? '')
    .split('-')
    .filter(Boolean)
    .map(one => `level ${one} apprenticeship`)
  const others = typeNames[slug] ?? []
  return [...(NOT_ALONE.has(slug) ? [] : [name]), ...others, ...levels].map(each =>
    canonicalWords(foldWords(each)).join(' '),
  )
}

/** After a type these make a profession: a placement officer is not a placement. */
const TRADES = new Set(
  (
    'adviser advisor administrator assessor assistant coordinator co consultant lead leader manager mentor officer ' +
    'organiser recruiter recruitment specialist supervisor tutor trainer'
  ).split(' '),
)
/** Graduates and apprentices do these jobs themselves. */
const OWN_TRADES = new Set('administrator assistant consultant recruiter recruitment specialist trainer'.split(' '))
/** Before a type these make another word. */
const OTHER_WORDS = new Set('post under pre non'.split(' '))

interface Around {
  before: string | undefined
  after: string | undefined
  slug: string
}

/** Whether the words are a type, not part of a longer name. */
export function isType({ before, after, slug }: Around): boolean {
  const doThemselves = slug === 'apprenticeship' || slug.startsWith('graduate')
  const isTrade = after !== undefined && TRADES.has(after) && !(doThemselves && OWN_TRADES.has(after))
  return !isTrade && !(before !== undefined && OTHER_WORDS.has(before))
}

export const typeWords: readonly string[] = [
  ...Object.values(typeNames).flat().flatMap(foldWords),
  ...Object.entries(SAME).flat(),
]
