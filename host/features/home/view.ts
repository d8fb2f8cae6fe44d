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

/** The kinds of job as doors: a name, a sentence, how many are open, and the list behind it. */
export function presentDoors(types: readonly { slug: string; name: string; jobs: number }[]) {
  return types.map(({ slug, name, jobs }) => ({
    name,
    jobs,
    sentence: SENTENCES[slug] ?? '',
    url: searchUrl('jobs', { type: slug }),
  }))
}
