import { counted, number } from '../../../lib/formats'
import { type Choice, formatTitle, type Scope, searchUrl } from '../search'
import { CATEGORIES, type Category, type CategoryKey, categoryUrl, LISTS } from './list'
import type { Count } from './queries'

interface Names {
  list: string
  slug: string
  name: string
}

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

interface CategoryPage {
  category: Category
  choices: readonly Choice[]
  totals: Record<Scope, number>
  narrower: readonly { key: CategoryKey; title: string; counts: readonly Count[] }[]
}

export function presentCategory({ category, choices, totals, narrower }: CategoryPage) {
  const { key, value } = category
  const own = { [key]: value }
  const [choice] = choices
  return {
    name: choice?.name ?? '',
    value,
    title: formatTitle('jobs', { search: '', place: '', choices }),
    intro: category.intro,
    picture: pictureOf(category),
    jobsUrl: searchUrl('jobs', own),
    companiesUrl: searchUrl('companies', own),
    reviewsUrl: searchUrl('reviews', own),
    totals,
    links: [
      link(totals.jobs, ['job', 'jobs'], searchUrl('jobs', own)),
      link(totals.reviews, ['review', 'reviews'], searchUrl('reviews', own)),
      link(totals.companies, ['employer', 'employers'], searchUrl('companies', own)),
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

const link = (count: number, [one, many]: [string, string], href: string) => ({
  figure: number(count),
  text: count === 1 ? one : many,
  href: count > 0 ? href : null,
})

const pictureOf = ({ scene, slug }: Category) => `/pictures/scene/${scene}-${slug}.svg`
