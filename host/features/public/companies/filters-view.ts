import { counted } from '../../../lib/formats'
import type { FilterOptions, ReviewFilter, Section } from '../../reviews/reviews'

const SECTIONS: readonly [Section, string][] = [
  ['role', 'The role'],
  ['company', 'The company'],
  ['culture', 'The culture'],
]

const FIRST_CHOICES = 10

interface Choice {
  text: string
  href: string
  count: number
  current: boolean
}

/** In canonical order. */
export function queryOf({ type, role, year, section, stars }: ReviewFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ type, role, year, section, stars }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )
}

/** The fragment skips the scores. */
export function reviewsUrl(url: string, filter: ReviewFilter): string {
  const query = new URLSearchParams(queryOf(filter))
  return `${url}${query.size > 0 ? `?${query.toString()}` : ''}#list`
}

export function presentFilters(url: string, filter: ReviewFilter, options: FilterOptions) {
  const choice = (key: keyof ReviewFilter, value: string | number, label: { text: string; count: number }): Choice => ({
    ...label,
    current: filter[key] === value,
    href: reviewsUrl(url, { ...filter, [key]: filter[key] === value ? undefined : value }),
  })
  const entityChoices = (key: 'type' | 'role') =>
    options[key].map(({ value, name, count }) => choice(key, value, { text: name, count }))
  const groups = [
    { label: 'Type of job', choices: entityChoices('type') },
    { label: 'Role', choices: entityChoices('role') },
    {
      label: 'Year',
      choices: options.year.map(({ year, count }) => choice('year', year, { text: String(year), count })),
    },
    {
      label: 'About',
      choices: SECTIONS.map(([section, text]) => choice('section', section, { text, count: options.section[section] })),
    },
  ].map(group => ({ ...group, choices: group.choices.filter(({ count, current }) => count > 0 || current) }))
  const chosen = groups.flatMap(({ choices }) => choices.filter(({ current }) => current))
  return {
    // A single choice would not narrow the list.
    groups: groups
      .filter(({ choices }) => choices.length > 1 || choices.some(({ current }) => current))
      .map(({ label, choices }) => ({
        label,
        choices: choices.slice(0, FIRST_CHOICES),
        more: choices.slice(FIRST_CHOICES),
      })),
    chosen: filter.stars ? [...chosen, starsChoice(url, filter, filter.stars)] : chosen,
    clearUrl: reviewsUrl(url, {}),
  }
}

export function hasReviews(options: FilterOptions, { type, role, year }: ReviewFilter): boolean {
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
