import { foldWords, singular } from './fold'

/** Other names of types of job, by the slug of the type; `canonicalKey` reads what differs in a word only. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  placement: 'placement, sandwich, placement year, sandwich year, year out',
  'year-in-industry': 'year in the industry, industry year, industrial year, yini',
  'summer-internship': 'summer placement, summer analyst, summer associate, vacation scheme',
  'spring-week': 'spring insight, spring insight week, spring internship',
  'off-cycle-internship': 'off cycle, winter internship',
  'research-internship': 'research placement',
  graduate: 'graduate job',
  apprenticeship: 'earn while you learn, get paid to learn, learn a trade',
  'degree-apprenticeship': 'graduate apprenticeship',
  insight: 'insight event, insight scheme, insight week',
  'insight-day': 'open day, taster day',
  'work-experience': 'work shadowing, job shadowing',
  'virtual-experience': 'virtual work experience, virtual internship, virtual insight, online work experience',
  'part-time': 'part time, parttime, part time job',
  volunteering: 'voluntary',
}
/** Names that are words of many titles: a customer insight analyst. */
const NOT_ALONE = new Set(['insight'])

/** Words that mean the same in names of types. */
const SAME: Readonly<Record<string, string>> = {
  ...{ grad: 'graduate', intern: 'internship', apprentice: 'apprenticeship', volunteer: 'volunteering' },
  ...{ programme: 'scheme', program: 'scheme', vac: 'vacation' },
}
/** Words that add nothing to the name of a type: a graduate training scheme, an industrial placement student. */
const EXTRA = new Set(
  'job role position vacancy work opportunity student industrial training development leadership new scheme'.split(' '),
)

const canonicalWords = (words: readonly string[]): string[] => words.map(singular).map(word => SAME[word] ?? word)

/** The type that words name, by its exact name or without words that add nothing. */
export function findType<Type extends { slug: string; name: string; level: string | null }>(
  words: readonly string[],
  types: readonly Type[],
): Type | undefined {
  const full = canonicalWords(words)
  const core = full.filter(word => !EXTRA.has(word))
  const isNamed = (key: string) => types.find(type => namesOf(type).includes(key))
  const isEdge =
    EXTRA.has(full[0] ?? '') &&
    full.length > 1 &&
    !isNamed(full.join(' ')) &&
    full[0] === 'work' &&
    full[1] === 'experience'
  return (
    isNamed(full.join(' ')) ??
    (core.length > 0 && core.length < full.length && !isEdge ? isNamed(core.join(' ')) : undefined)
  )
}

function namesOf({ slug, name, level }: { slug: string; name: string; level: string | null }): string[] {
  const levels = (level ?? '')
    .split('-')
    .filter(Boolean)
    .map(one => `level ${one} apprenticeship`)
  const others = OTHER_NAMES[slug]?.split(', ') ?? []
  return [...(NOT_ALONE.has(slug) ? [] : [name]), ...others, ...levels].map(each =>
    canonicalWords(foldWords(each)).join(' '),
  )
}

/** Behind a type these make a trade: a placement officer is no placement. */
const TRADES = new Set(
  (
    'adviser advisor administrator assessor assistant coordinator co consultant lead leader manager mentor officer ' +
    'organiser recruiter recruitment specialist supervisor tutor trainer'
  ).split(' '),
)
/** Graduates and apprentices do these themselves. */
const OWN_TRADES = new Set('administrator assistant consultant recruiter recruitment specialist trainer'.split(' '))
/** Before a type these make another word of it. */
const OTHER_WORDS = new Set('post under pre non'.split(' '))

interface Around {
  /** The words on either side, as far as there are any. */
  before: string | undefined
  after: string | undefined
  slug: string
}

/** Other names of types with their slugs, as people write them. */
export const commonTypeNames: readonly (readonly [slug: string, names: readonly string[]])[] = Object.entries(
  OTHER_NAMES,
).map(([slug, names]) => [slug, names.split(', ')])

/** Whether a type stands for itself here, and is not part of a longer name of something else. */
export function isType({ before, after, slug }: Around): boolean {
  const doThemselves = slug === 'apprenticeship' || slug.startsWith('graduate')
  const isTrade = after !== undefined && TRADES.has(after) && !(doThemselves && OWN_TRADES.has(after))
  return !isTrade && !(before !== undefined && OTHER_WORDS.has(before))
}

/** Every word of the names of types, for spelling. */
export const typeWords: readonly string[] = [
  ...commonTypeNames.flatMap(([, names]) => names.flatMap(foldWords)),
  ...Object.entries(SAME).flat(),
  ...'graduate scheme internship apprenticeship placement industry experience'.split(' '),
]
