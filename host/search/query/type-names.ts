import { foldWords, singular } from './fold'

/**
 * What people call the types of job, by the slug of the type. The names of the reference list count, too, save for the
 * types named here: "insight" alone is a word of many titles ("customer insight analyst").
 */
const COMMON_NAMES: Readonly<Record<string, string>> = {
  placement:
    'placement, student placement, placement student, work placement, sandwich placement, sandwich student, ' +
    'sandwich year, placement year, industrial placement, industrial placement student, year out',
  'year-in-industry': 'year in industry, year in the industry, industry year, yini',
  'short-placement': 'short placement, short work placement',
  internship: 'internship, intern, student internship, internship programme',
  'summer-internship':
    'summer internship, summer intern, summer placement, summer analyst, summer associate, summer vacation scheme',
  'spring-week': 'spring week, spring insight, spring insight week, spring internship, spring intern',
  'off-cycle-internship': 'off cycle internship, off cycle, off cycle intern, winter internship',
  'research-internship': 'research internship, research intern, research placement',
  graduate: 'graduate, grad, graduate jobs, graduate role, graduate vacancy, grad job, new graduate, graduate position',
  'graduate-scheme':
    'graduate scheme, grad scheme, graduate programme, grad programme, graduate program, graduate training scheme, ' +
    'graduate training programme, graduate development programme, graduate leadership programme',
  'graduate-job': 'graduate job',
  apprenticeship: 'apprenticeship, apprentice',
  'intermediate-apprenticeship': 'intermediate apprenticeship, level 2 apprenticeship',
  'advanced-apprenticeship': 'advanced apprenticeship, level 3 apprenticeship',
  'higher-apprenticeship': 'higher apprenticeship, level 4 apprenticeship, level 5 apprenticeship',
  'degree-apprenticeship':
    'degree apprenticeship, degree apprentice, level 6 apprenticeship, level 7 apprenticeship, graduate apprenticeship',
  insight: 'insight event, insight programme, insight week, insight scheme',
  'insight-day': 'insight day, open day, taster day',
  'work-experience': 'work experience, work experience placement, work shadowing, job shadowing',
  'virtual-experience':
    'virtual experience, virtual work experience, virtual internship, virtual insight, online work experience',
  'part-time': 'part time, parttime, part time job, temp job, temporary job, temporary work, weekend job, casual work',
  volunteering: 'volunteering, volunteer, voluntary work, volunteer work, volunteer job',
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

/** Common names with their slugs; names come as they are written, not folded. */
export const commonTypeNames: readonly (readonly [slug: string, names: readonly string[]])[] = Object.entries(
  COMMON_NAMES,
).map(([slug, names]) => [slug, names.split(',').map(name => name.trim())])

/** Whether a type stands for itself here, and is not part of a longer name of something else. */
export function isType({ before, after, slug }: Around): boolean {
  const doThemselves = slug === 'apprenticeship' || slug.startsWith('graduate')
  const isTrade = after !== undefined && TRADES.has(after) && !(doThemselves && OWN_TRADES.has(after))
  return !isTrade && !(before !== undefined && OTHER_WORDS.has(before))
}

/** Words of names of types that say nothing of their own. */
const PLAIN_WORDS = new Set(
  'job jobs work role vacancy position programme program scheme training student new development leadership'.split(' '),
)

/** What a name says that its type does not: a "weekend job" is a part-time job at weekends. */
export const ownWords = (words: readonly string[], slug: string): string[] =>
  words.filter(
    word => !PLAIN_WORDS.has(word) && !slug.includes(singular(word)) && !commonPlainNames.has(singular(word)),
  )

const commonPlainNames: ReadonlySet<string> = new Set('intern grad temp year'.split(' '))

/** Every word of the common names, for spelling. */
export const typeWords: readonly string[] = commonTypeNames.flatMap(([, names]) => names.flatMap(foldWords))
