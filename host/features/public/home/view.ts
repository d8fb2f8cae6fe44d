import type { contract as phoneDashboard } from '@firstrung/phone-dashboard/contract'
import type { JobCardData } from '@firstrung/ui/contract'
import type { InferInput } from 'valibot'
import { counted } from '../../../lib/formats'
import { introOfType } from '../categories'
import { companyUrl } from '../companies'
import { searchUrl } from '../search'

const POPULAR = ['Year in industry', 'Summer', 'Graduate scheme', 'Software', 'Engineering', 'Marketing']

export const presentPopular = () =>
  POPULAR.map(text => ({ text, href: searchUrl('jobs', { search: text.toLowerCase() }) }))

export function presentJobTypes(types: readonly { slug: string; name: string; jobs: number }[]) {
  return types
    .filter(({ jobs }) => jobs > 0)
    .map(({ slug, name, jobs }) => ({
      text: name,
      href: searchUrl('jobs', { type: slug }),
      intro: introOfType(slug),
      note: counted(jobs, 'open job'),
      jobs,
    }))
}

export function presentLogos(rows: readonly { name: string; slug: string; logo: string | null }[]) {
  return rows.map(row => ({ name: row.name, logo: row.logo, url: companyUrl(row) }))
}

const MAX_CLOSING = 4

/** Falls back to other hot jobs if none closes within seven days. */
export function presentClosing<Job extends JobCardData>(jobs: readonly Job[]) {
  const closing = jobs.filter(({ tags }) =>
    tags.some(({ kind }) => kind === 'closing-soon' || kind === 'closes-tomorrow'),
  )
  return {
    title: closing.length > 0 ? 'Closing this week' : 'Hot jobs',
    jobs: (closing.length > 0 ? closing : jobs).slice(0, MAX_CLOSING),
  }
}

const EXAMPLES = [
  { stage: 'Assessment centre', done: 5 },
  { stage: 'Interview', done: 4 },
  { stage: 'Applied', done: 2 },
  { stage: 'Interested', done: 1 },
]

/** Shows real jobs of different employers as examples. Returns undefined if there is no job. */
export function presentTracker(
  jobs: readonly JobCardData[],
  jobTypes: ReturnType<typeof presentJobTypes>,
): InferInput<(typeof phoneDashboard)['props']> | undefined {
  const oneEach = jobs.filter((job, at) => jobs.findIndex(other => other.company.name === job.company.name) === at)
  const items = oneEach.slice(0, EXAMPLES.length).map(({ title, company }, index) => ({
    title,
    company: company.name,
    logo: company.logo,
    ...(EXAMPLES[index] as (typeof EXAMPLES)[number]),
  }))
  return items.length === 0
    ? undefined
    : {
        screenId: 'home-tracker',
        counts: { notApplied: 1, applied: 3, closingSoon: 1 },
        items,
        types: jobTypes.map(({ text, href, jobs: open }) => ({ name: text, url: href, jobs: open })),
      }
}

export function webSite(url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Firstrung',
    url: `${url}/`,
    publisher: {
      '@type': 'Organization',
      name: 'Firstrung',
      url: `${url}/`,
      logo: `${url}/pictures/brand/mark.svg`,
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: `${url}/contact` },
    },
  }
}
