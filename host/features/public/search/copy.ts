import { counted, number } from '../../../lib/formats'
import { upperFirst } from '../../../lib/upper-first'
import type { Choice, ResolvedSearch } from '../../../search'
import type { FilterKey, Scope } from '../../../search/address'
import { lowerFirst, nounsOf } from '../../../search/filters'

export interface HeadingParts {
  search: string
  place: string
  choices: readonly Pick<Choice, 'key' | 'slug' | 'name'>[]
}

export const headingParts = ({ state, effective, choices, places }: ResolvedSearch): HeadingParts => ({
  // The heading adds its own quotation marks.
  search: readableWords(effective.search.replaceAll('"', '')),
  place: state.place,
  choices: [...choices, ...places.map(({ slug, label }) => ({ key: 'in' as const, slug, name: label }))],
})

const WORD = /[\p{L}\p{N}]/u

/** Drops words without a letter or a digit, because the search ignores them. */
const readableWords = (search: string): string =>
  search
    .split(/\s+/)
    .filter(word => WORD.test(word))
    .join(' ')

/** Returns a note on the words that the search ignores, such as "😀". Ignored punctuation gets no note. */
export function formatIgnored(search: string): string | null {
  const ignored = search.split(/\s+/).filter(word => word !== '' && !WORD.test(word))
  const isNoted = ignored.some(word => /[^\p{P}\p{ASCII}]/u.test(word)) || !WORD.test(search)
  return ignored.length > 0 && isNoted
    ? `We ignored “${ignored.join(' ')}”, because there are no letters or numbers in it.`
    : null
}

/** "128 software engineering placements for “python” in Leeds" */
export function formatHeading(scope: Scope, parts: HeadingParts, total: number): string {
  const [one, many] = nouns(scope, parts)
  return [counted(total, one, many), ...narrowing(scope, parts)].join(' ')
}

/** Omits the number, which would be out of date when a search engine shows it. */
export function formatTitle(scope: Scope, parts: HeadingParts): string {
  const rest = narrowing(scope, parts)
  const [, many] = nouns(scope, parts)
  const plain = rest.length === 0 && parts.choices.length === 0
  return upperFirst(plain ? PLAIN_TITLES[scope] : [many, ...rest].join(' '))
}

const PLAIN_TITLES = {
  jobs: 'Jobs for students and graduates',
  reviews: 'Placement and internship reviews',
  companies: 'Employers that hire students and graduates',
} as const satisfies Record<Scope, string>

export function formatDescription(scope: Scope, parts: HeadingParts, total: number): string {
  const isAll = scope === 'jobs' && parts.choices.length === 0 && parts.search === ''
  return isAll
    ? `Browse ${number(total)} placements, internships and graduate jobs, with student reviews of the employers.`
    : `Browse ${formatHeading(scope, parts, total)}, and read reviews of the employers before you apply.`
}

/** Only shown on lists that search engines may index. */
export function formatIntro(scope: Scope, parts: HeadingParts): string {
  const what = formatTitle(scope, parts)
  switch (scope) {
    case 'jobs':
      return `${what}, newest first, with student reviews of each employer.`
    case 'reviews':
      return `${what}, newest first, by people who did the job.`
    case 'companies':
      return `${what}, most reviewed first, with their open jobs.`
  }
}

/** The search names an employer, but no result is from it. */
export const formatMissing = (scope: Scope, employer: string): string =>
  `There are no matching ${scope === 'reviews' ? 'reviews of' : 'jobs at'} ${employer}.`

function nouns(scope: Scope, parts: HeadingParts): readonly [one: string, many: string] {
  const roles = either(named(parts, 'role').map(({ name }) => lowerFirst(name)))
  const types = named(parts, 'type').map(nounsOf)
  const adjective = roles ? `${roles} ` : ''
  const one = either(types.map(type => type[0]))
  const many = either(types.map(type => type[1]))
  switch (scope) {
    case 'jobs':
      return [adjective + (one || 'job'), adjective + (many || 'jobs')]
    case 'reviews':
      return [`${adjective}${one && `${one} `}review`, `${adjective}${one && `${one} `}reviews`]
    case 'companies': {
      const jobs = roles || many ? ` with ${adjective}${many || 'jobs'}` : ''
      return [`employer${jobs}`, `employers${jobs}`]
    }
  }
}

function narrowing(scope: Scope, parts: HeadingParts): string[] {
  const names = (key: FilterKey) => either(named(parts, key).map(({ name }) => name))
  const soft = (key: FilterKey) => either(named(parts, key).map(({ name }) => lowerFirst(name)))
  const at = { jobs: 'at', reviews: 'of', companies: 'called' }[scope]
  const inside = { jobs: 'with employers in', reviews: 'of employers in', companies: 'in' }[scope]
  const by = scope === 'reviews' ? 'by students of' : 'for students of'
  const where = either(named(parts, 'in').map(({ slug, name }) => (slug ? `in ${name}` : 'near you')))
  return [
    parts.search && `for “${parts.search}”`,
    names('company') && `${at} ${names('company')}`,
    soft('industry') && `${inside} ${soft('industry')}`,
    soft('for') && `${by} ${soft('for')}`,
    where,
  ].filter(Boolean)
}

const named = (parts: HeadingParts, key: FilterKey) => parts.choices.filter(choice => choice.key === key)

function either(texts: readonly string[]): string {
  return texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1) ?? ''}`
}
