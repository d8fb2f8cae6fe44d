import { counted, number } from '../../http/formats'
import { type Choice, sayTitle, type Scope, searchUrl } from '../search'
import { CATEGORIES, type Category, type CategoryKey, categoryUrl, LISTS } from './list'
import type { Count } from './queries'

interface Names {
  list: string
  slug: string
  name: string
}

/** The categories of one group, as the page of all of them lists them; what the reference lists lack is left out. */
export function presentGroup(key: CategoryKey, names: readonly Names[], counts: readonly Count[]) {
  return CATEGORIES.filter(category => category.key === key).flatMap(category => {
    const entity = names.find(({ list, slug }) => list === LISTS[key] && slug === category.value)
    const count = counts.find(({ slug }) => slug === category.value)?.count ?? 0
    return entity
      ? [
          {
            text: entity.name,
            href: categoryUrl(category),
            note: count > 0 ? counted(count, 'job') : 'None open',
            intro: category.intro,
            picture: pictureOf(category),
          },
        ]
      : []
  })
}

interface Found {
  category: Category
  choices: readonly Choice[]
  totals: Record<Scope, number>
  /** Lists of narrower kinds, with their titles. */
  narrower: readonly { key: CategoryKey; title: string; counts: readonly Count[] }[]
}

/** Returns the header of a category, the counts that link to its three lists, and its subcategories. */
export function presentCategory({ category, choices, totals, narrower }: Found) {
  const { key, value } = category
  const own = { [key]: value }
  const [choice] = choices
  return {
    name: choice?.name ?? '',
    title: sayTitle('jobs', { search: '', place: '', choices }),
    intro: category.intro,
    picture: pictureOf(category),
    jobsUrl: searchUrl('jobs', own),
    companiesUrl: searchUrl('companies', own),
    reviewsUrl: searchUrl('reviews', own),
    totals,
    links: [
      countLink(totals.jobs, ['job', 'jobs'], searchUrl('jobs', own)),
      countLink(totals.reviews, ['review', 'reviews'], searchUrl('reviews', own)),
      countLink(totals.companies, ['employer', 'employers'], searchUrl('companies', own)),
    ],
    narrower: narrower
      .filter(({ counts }) => counts.length > 1)
      .map(list => ({
        title: list.title,
        name: `${category.slug} by ${list.key}`,
        items: list.counts.map(({ slug, name, count }) => ({
          text: name,
          href: searchUrl('jobs', { ...own, [list.key]: slug }),
          note: counted(count, 'job'),
        })),
      })),
  }
}

const countLink = (count: number, [one, many]: [string, string], href: string) => ({
  figure: number(count),
  text: count === 1 ? one : many,
  href: count > 0 ? href : null,
})

const pictureOf = ({ scene, slug }: Category) => `/pictures/scene/${scene}-${slug}.svg`
