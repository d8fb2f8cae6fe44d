import { counted } from '../../../lib/formats'
import { type Head, organisation } from '../companies'

/** For search engines. */
export interface Summary {
  text: string
  jsonLd: object
}

interface Shown {
  props: object
  head?: Head | undefined
}

/** Returns undefined for the search form and for an employer without ratings. */
export function presentSummary({ props, head }: Shown, base: string): Summary | undefined {
  const { jobs } = props as { jobs?: { title: string; url: string }[] }
  if (jobs) {
    return { text: `: ${jobs.map(({ title }) => title).join(', ')}`, jsonLd: listOf(jobs) }
  }
  const { rating, reviewCount } = head?.company ?? {}
  return head && rating && reviewCount
    ? {
        text: `: ${rating.toFixed(1)} out of 5 from ${counted(reviewCount, 'review')}`,
        jsonLd: organisation(head.row, base),
      }
    : undefined
}

const listOf = (jobs: readonly { title: string; url: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: jobs.map(({ title, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url,
  })),
})
