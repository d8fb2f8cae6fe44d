import type { Scope } from '../address'
import { isOrdinary, type Part } from './parse'
import { listSpans } from './spans'
import type { Match } from './tsquery'

/**
 * What people say besides what they look for. It is not required of a result: what has it comes first. A phrase is in
 * the words of `foldWords`; `begins` asks for a first job, which puts senior ones last.
 */
interface Extra {
  phrases: readonly string[]
  begins?: true
  /** What an advert says that means it; its own words where this is left out. */
  prefers?: readonly string[]
}

const lines = (text: string): string[] => text.split(',').map(line => line.trim())

const FIRST_JOB = lines('entry level, graduate, trainee, junior, jr, associate, apprentice')
const WITHOUT_EXPERIENCE = lines(
  'no experience, no previous experience, no prior experience, without experience, experience is not necessary, ' +
    'experience is not required, experience is not essential, experience not essential, full training, ' +
    'apprentice, apprenticeship, trainee, entry level',
)
const WITHOUT_DEGREE = lines('apprenticeship, apprentice, school leaver, no degree, entry level, trainee')

/** What asks for a first job: of jobs only, as reviews say such things. */
const OF_JOBS: readonly Extra[] = [
  {
    begins: true,
    prefers: FIRST_JOB,
    phrases: lines('entry level, junior, jr, beginner, beginners, first job'),
  },
  {
    begins: true,
    prefers: lines('trainee, training contract, graduate, apprentice, assistant, junior'),
    phrases: lines('trainee, trainees'),
  },
  {
    begins: true,
    prefers: WITHOUT_EXPERIENCE,
    phrases: lines(
      'no experience needed, no experience required, no experience necessary, no experience, without experience, ' +
        'with no experience, no prior experience, no previous experience, little experience',
    ),
  },
  {
    begins: true,
    prefers: WITHOUT_DEGREE,
    phrases: lines(
      'no degree needed, no degree required, no degree, without a degree, without degree, non graduate, school leaver, ' +
        'school leavers',
    ),
  },
  {
    begins: true,
    prefers: lines('newly qualified, preceptorship, preceptee, pre registration, band 5'),
    phrases: lines('newly qualified, recently qualified, nqn, nqt, ect'),
  },
  {
    begins: true,
    prefers: lines('first year, second year, spring week, insight, undergraduate'),
    phrases: lines('for first years, first years, first year, for second years, second years, second year'),
  },
  { begins: true, phrases: lines('final year, penultimate year, final year students') },
  { begins: true, phrases: lines('student, students, for students, undergraduate, undergraduates, uni') },
]

const OF_ALL: readonly Extra[] = [
  {
    prefers: [],
    phrases: lines(
      'near me, around me, close to me, nearby, looking for, i want, i need, i am, i m, find me, get into, how to get into, ' +
        'how to become a, become a, best, well paid, hiring, who is hiring, apply now, this year, next year',
    ),
  },
]

const byPhrase = (extras: readonly Extra[]): ReadonlyMap<string, Extra> =>
  new Map(extras.flatMap(extra => extra.phrases.map(phrase => [phrase, extra] as const)))

const PHRASES = { jobs: byPhrase([...OF_JOBS, ...OF_ALL]), others: byPhrase(OF_ALL) }

/** "2027" and "2026/27": of what they say only the first year is looked for. */
const YEAR = /^20[2-4]\d$/
const YEARS = /^(20[2-4]\d)(?:[-/–](?:20)?\d\d)?$/

export interface Soft {
  /** What is left. */
  parts: Part[]
  /** What comes first where a result has it: as the person says it, and as adverts say it. */
  says: Match[]
  prefers: Match[]
  /** Senior jobs come last. */
  begins: boolean
}

/** Takes out of a search what is not required of its results. Quoted words are, and what `isFree` says no to. */
export function takeSoft(
  parts: readonly Part[],
  { isFree, scope }: { isFree: (part: Part) => boolean; scope: Scope },
): Soft {
  const phrases = scope === 'jobs' ? PHRASES.jobs : PHRASES.others
  const taken = new Set<Part>()
  const says: Match[] = []
  const prefers: Match[] = []
  let begins = false
  for (const { start, end, words } of listSpans(parts)) {
    const own = parts.slice(start, end)
    const isOpen = own.every(part => isFree(part) && !taken.has(part))
    const extra = isOpen ? phrases.get(words.join(' ')) : undefined
    if (extra) {
      own.forEach(part => taken.add(part))
      says.push({ phrase: words })
      begins ||= extra.begins === true
      prefers.push(...(extra.prefers ?? [words.join(' ')]).map((text): Match => ({ phrase: text.split(' ') })))
    }
  }
  const years = parts.filter(isFree).flatMap(part => {
    const year = YEARS.exec(part.typed)?.[1]
    return year && !taken.has(part) ? [{ part, year }] : []
  })
  years.forEach(({ part }) => taken.add(part))
  return {
    parts: parts.filter(part => !taken.has(part) && !isSecondYear(part, years.length > 0)),
    says,
    prefers: [...prefers, ...years.map(({ year }): Match => ({ phrase: [year] }))],
    begins,
  }
}

/** "2026/27" is two parts, as a stroke parts words. */
const isSecondYear = (part: Part, hasYear: boolean): boolean =>
  hasYear && isOrdinary(part) && (/^\d\d$/.test(part.typed) || YEAR.test(part.typed))
