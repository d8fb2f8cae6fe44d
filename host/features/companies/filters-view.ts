import { counted } from '../../http/formats'
import type { FilterOptions, ReviewFilter, Section } from '../reviews'

const SECTIONS: readonly [Section, string][] = [
  ['role', 'The role'],
  ['company', 'The company'],
  ['culture', 'The culture'],
]

/** So many choices of a kind stand there at once; the rest unfolds. */
const AT_ONCE = 10

interface Choice {
  text: string
  href: string
  count: number
  current: boolean
}

/** A filter as it stands in an address; always in the same order. */
export function queryOf({ type, role, year, section, stars }: ReviewFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ type, role, year, section, stars }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )
}

/** The address of an employer's reviews, narrowed by a filter. It leads past the scores to the list that changes. */
export function reviewsUrl(url: string, filter: ReviewFilter): string {
  const query = new URLSearchParams(queryOf(filter))
  return `${url}${query.size > 0 ? `?${query.toString()}` : ''}#list`
}

/** The chips above an employer's reviews: what one can choose, and what is chosen with the way to take it back. */
export function presentFilters(url: string, filter: ReviewFilter, options: FilterOptions) {
  const choice = (key: keyof ReviewFilter, value: string | number, text: string, count: number): Choice => ({
    text,
    count,
    current: filter[key] === value,
    href: reviewsUrl(url, { ...filter, [key]: filter[key] === value ? undefined : value }),
  })
  const groups = [
    { label: 'Kind of job', choices: options.type.map(({ value, name, count }) => choice('type', value, name, count)) },
    { label: 'Role', choices: options.role.map(({ value, name, count }) => choice('role', value, name, count)) },
    { label: 'Year', choices: options.year.map(({ year, count }) => choice('year', year, String(year), count)) },
    {
      label: 'What they say of',
      choices: SECTIONS.map(([section, name]) => choice('section', section, name, options.section[section])),
    },
  ].map(group => ({ ...group, choices: group.choices.filter(({ count, current }) => count > 0 || current) }))
  const chosen = groups.flatMap(({ choices }) => choices.filter(({ current }) => current))
  return {
    // One choice that is not taken yet narrows nothing.
    groups: groups
      .filter(({ choices }) => choices.length > 1 || choices.some(({ current }) => current))
      .map(({ label, choices }) => ({ label, choices: choices.slice(0, AT_ONCE), more: choices.slice(AT_ONCE) })),
    chosen: filter.stars ? [...chosen, starsChoice(url, filter, filter.stars)] : chosen,
    clearUrl: reviewsUrl(url, {}),
  }
}

/** Whether every value of a filter is one that a review of the employer has: no other makes a page. */
export function knows(options: FilterOptions, { type, role, year }: ReviewFilter): boolean {
  return (
    (type === undefined || options.type.some(({ value }) => value === type)) &&
    (role === undefined || options.role.some(({ value }) => value === role)) &&
    (year === undefined || options.year.some(option => option.year === year))
  )
}

function starsChoice(url: string, filter: ReviewFilter, stars: number): Choice {
  return {
    text: counted(stars, 'star'),
    count: 0,
    current: true,
    href: reviewsUrl(url, { ...filter, stars: undefined }),
  }
}
