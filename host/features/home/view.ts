import type { contract as phoneDashboard } from '@firstrung/phone-dashboard/contract'
import type { JobCardData } from '@firstrung/ui/contract'
import type { InferInput } from 'valibot'
import { companyUrl } from '../companies'
import { searchUrl } from '../search'

/** One plain sentence for each kind of start, by the slug of the job type. */
const SENTENCES: Readonly<Record<string, string>> = {
  placement: 'Months inside a real team, as part of your degree.',
  internship: 'A summer, a spring week or a term to try a job on.',
  graduate: 'Schemes and first jobs for when you have finished.',
  apprenticeship: 'Earn a wage while you train, from level 2 to a degree.',
  insight: 'A day or a week to look around, before you decide.',
  'part-time': 'Work that fits around lectures.',
  volunteering: 'Give some time, and learn more than you expect.',
}

/** What many people look for first. */
const POPULAR = ['Year in industry', 'Summer', 'Graduate scheme', 'Software', 'Engineering', 'Marketing']

/** Popular searches as links. */
export const presentPopular = () =>
  POPULAR.map(text => ({ text, href: searchUrl('jobs', { search: text.toLowerCase() }) }))

/** Returns the job types of the homepage: name, sentence, number of open jobs and link to the list. */
export function presentJobTypes(types: readonly { slug: string; name: string; jobs: number }[]) {
  return types.map(({ slug, name, jobs }) => ({
    name,
    jobs,
    sentence: SENTENCES[slug] ?? '',
    url: searchUrl('jobs', { type: slug }),
  }))
}

/** Employers' marks, each the way to its employer. */
export function presentLogos(rows: readonly { name: string; slug: string; logo: string | null }[]) {
  return rows.map(row => ({ name: row.name, logo: row.logo, url: companyUrl(row) }))
}

/** How far the examples on the phone are; most has happened to the first. */
const EXAMPLES = [
  { stage: 'Assessment centre', done: 5 },
  { stage: 'Interview', done: 4 },
  { stage: 'Applied', done: 2 },
  { stage: 'Interested', done: 1 },
]

/**
 * Props of the phone: real jobs, each of another employer, as somebody might track them. The kinds of job stand beside
 * it. Undefined while there is no job to show.
 */
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
        types: jobTypes.map(({ name, url, jobs: open }) => ({ name, url, jobs: open })),
      }
}
