import type { Scope } from '../address'
import { foldWords, otherForms, singular } from './fold'
import { type Meanings, subjectName } from './meaning-queries'
import type { Run } from './must'
import { isOrdinary, type Part } from './parse'
import { listSpans } from './spans'
import { dictionary, termKey } from './synonyms'
import { type Match, plainWords, titleHas } from './tsquery'
import { ENTRY_WORDS } from './widen'

const lines = (text: string): string[] => text.split(',').map(line => line.trim())

/** Words for a first job, in the form of `foldWords`; the phrases of adverts are synonyms. */
const FIRST_JOBS = new Set(
  lines(
    'entry level, junior, jr, beginner, first job, trainee, school leaver, newly qualified, recently qualified, first year, ' +
      'second year, final year, penultimate year, student, undergraduate, uni',
  ),
)
/** Nearly every job has these, but few adverts state them. */
const USUAL_TIMES = new Set(lines('full time, fulltime, permanent'))
/** Hours outside lectures. */
const SPARE_TIMES = new Set(
  lines(
    'saturday, sunday, weekend, evening, term time, christmas, seasonal, casual, temp, zero hour, flexible shift, flexible hour',
  ),
)
/** Titles with these offer hours outside lectures; texts mention them in many other senses. */
const PART_TIME = ['part time', 'parttime', 'weekend', 'casual'].map(text => ({
  ...{ phrase: text.split(' '), in: 'head' as const },
}))

/** Words that a degree subject precedes. */
const PERSONS = new Set(
  'graduate graduates grad grads student students degree degrees undergraduate undergraduates'.split(' '),
)
/** After a person these make a type of job: a biology graduate scheme. */
const KINDS = new Set(
  'scheme schemes programme programmes program job role roles apprenticeship apprenticeships'.split(' '),
)
const BEFORE_SUBJECT = new Set('degree graduate graduates student students studying study studied'.split(' '))

/** Only the first year of "2026/27" is searched. */
const YEAR = /^20[2-4]\d$/
const YEARS = /^(20[2-4]\d)(?:[-/–](?:20)?\d\d)?$/
const LOWER_SECOND = /^(?:2[:.]2|desmond)$/
const UPPER_SECOND = /^2[:.]1$/

export interface Wanted {
  parts: readonly Part[]
  meant: Match
  /** For searches that find too little. */
  wider: Match
}

export interface Preferences {
  parts: Part[]
  /** Results with these come first: the words of the visitor, and the words of adverts. */
  stated: Match[]
  prefers: Match[]
  without: Match[]
  /** Required in other words: subjects and hours. */
  wanted: Wanted[]
  /** Senior jobs come last. */
  begins: boolean
}

interface Options {
  meanings: Meanings
  isFree: (part: Part) => boolean
  scope: Scope
}

/** Takes words out of a search for jobs that are only preferred, or that adverts express differently. */
export function takePreferences(parts: readonly Part[], { meanings, isFree, scope }: Options): Preferences {
  const preferences: Preferences = { parts: [], stated: [], prefers: [], without: [], wanted: [], begins: false }
  const taken = new Set<Part>()
  const take = (some: readonly Part[]) => some.forEach(part => taken.add(part))
  const isOpen = (some: readonly Part[]) => some.every(part => isFree(part) && !taken.has(part))
  for (const { parts: own, words, area } of scope === 'jobs' ? takeSubjects(parts, meanings, isFree) : []) {
    take(own)
    preferences.stated.push(
      ...[
        ['degree', 'in', ...words],
        [...words, 'degree'],
        [...words, 'graduate'],
      ].map(phrase => ({ phrase })),
    )
    preferences.wanted.push({
      parts: own,
      meant: { any: [{ all: words.map(inTitles) }, ...synonymsOf(words)] },
      wider: { any: [{ phrase: words }, ...synonymsOf(foldWords(area))] },
    })
    preferences.begins = true
  }
  for (const { start, end, words } of scope === 'jobs' ? listSpans(parts) : []) {
    const own = parts.slice(start, end)
    const key = termKey(words)
    if (!isOpen(own)) {
      continue
    } else if (FIRST_JOBS.has(key)) {
      take(own)
      const others = dictionary.synonyms.get(key) ?? []
      preferences.begins = true
      preferences.stated.push({ phrase: words })
      preferences.prefers.push(...[words, ...others, ...ENTRY_WORDS].map(phrase => ({ phrase })))
    } else if (USUAL_TIMES.has(key)) {
      take(own)
      preferences.prefers.push({ phrase: words })
    } else if (SPARE_TIMES.has(key)) {
      take(own)
      preferences.wanted.push({
        parts: own,
        meant: { any: [{ phrase: words, in: 'head' }, ...PART_TIME] },
        wider: { phrase: words },
      })
      preferences.prefers.push({ phrase: words }, ...PART_TIME)
      preferences.begins = true
    } else if (own.length === 1 && LOWER_SECOND.test(own[0]?.entered ?? '')) {
      take(own)
      preferences.without.push({ any: [{ none: { phrase: ['2', '1'] } }, { phrase: ['2', '2'] }] })
      preferences.prefers.push({ phrase: ['2', '2'] })
    } else if (own.length === 1 && UPPER_SECOND.test(own[0]?.entered ?? '')) {
      take(own)
      preferences.prefers.push({ phrase: ['2', '1'] })
    }
  }
  const years = parts.flatMap(part => {
    const year = isOpen([part]) ? YEARS.exec(part.entered)?.[1] : undefined
    return year ? [{ part, year }] : []
  })
  take(years.map(({ part }) => part))
  preferences.prefers.push(...years.map(({ year }): Match => ({ phrase: [year] })))
  preferences.parts = parts.filter(part => !taken.has(part) && !isSecondYear(part, years.length > 0))
  return preferences
}

const termsOf = (words: readonly string[]) => dictionary.synonyms.get(termKey(words)) ?? []

const synonymsOf = (words: readonly string[]): Match[] => termsOf(words).map(titleHas)

/** Titles of the work that the degree area of a one-word subject leads to: "music", "maths". */
export function workOf({ entered }: Run, { subjects }: Meanings): Match[] {
  const [word = '', ...more] = plainWords(entered).map(singular)
  const names = [[word], ...termsOf([word]).filter(([term]) => term?.startsWith(word))].map(term => term.join(' '))
  const subject = more.length === 0 && subjects.find(({ name }) => names.includes(name))
  return subject ? synonymsOf(foldWords(subject.area)) : []
}

const inTitles = (word: string): Match => ({
  any: [word, ...otherForms(word)].map(form => ({ phrase: [form], in: 'head' })),
})

/** A slash separates parts, so "2026/27" is two. */
const isSecondYear = (part: Part, hasYear: boolean): boolean =>
  hasYear && isOrdinary(part) && (/^\d\d$/.test(part.entered) || YEAR.test(part.entered))

/** A subject next to a word that makes it a degree: "biology graduate", "degree in biology". */
function takeSubjects(parts: readonly Part[], { subjects, stops }: Meanings, isFree: (part: Part) => boolean) {
  const wordAt = (index: number) => parts[index]?.words.join(' ') ?? ''
  return listSpans(parts).flatMap(span => {
    const { start, end, words } = span
    const subject = [subjectName(span), ...termsOf(words).map(term => term.join(' '))].flatMap(
      wanted => subjects.find(({ name }) => name === wanted) ?? [],
    )[0]
    const isPerson = PERSONS.has(wordAt(end)) && !KINDS.has(wordAt(end + 1))
    const before = stops.includes(wordAt(start - 1)) ? start - 2 : start - 1
    const isStudied = BEFORE_SUBJECT.has(wordAt(before))
    if (!subject || !parts.slice(start, end).every(isFree) || (!isPerson && !isStudied)) {
      return []
    }
    const own = parts.slice(isPerson ? start : before, isPerson ? end + 1 : end)
    return [{ parts: own, words, area: subject.area }]
  })
}
