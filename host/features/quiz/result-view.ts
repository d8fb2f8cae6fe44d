import * as companies from '../companies'
import * as jobs from '../jobs'
import { searchUrl } from '../search-links'
import type { countOfType, listBestPaid, listBestRated, listRoles } from './area-queries'
import { type Area, AREAS } from './areas'
import type { QuestionRow } from './queries'
import type { AreaScore, Choices } from './score'

type Rows<Query extends (...input: never[]) => unknown> = Awaited<ReturnType<Query>>

/** How people say several jobs of a type. */
const KINDS: Readonly<Record<string, string>> = {
  placement: 'placements',
  internship: 'internships',
  graduate: 'graduate jobs',
  apprenticeship: 'apprenticeships',
  insight: 'insight days',
}

interface Result {
  questions: readonly QuestionRow[]
  code: string
  /** Positions, one a question. */
  answers: readonly number[]
  choices: Choices
  ranked: readonly AreaScore[]
  roles: Rows<typeof listRoles>
  ofType: Rows<typeof countOfType>
}

/** A finished quiz: its areas with the reasons and the ways on, and all answers with the way to change each. */
export function presentResult({ questions, code, answers, choices, ranked, roles, ofType }: Result) {
  const said = questions.map(({ question, answers: all }, index) => ({
    question,
    answer: all[answers[index] ?? -1]?.answer ?? '',
    changeUrl: `/career-quiz?answers=${code}&question=${index + 1}`,
  }))
  return {
    answers: said,
    level: levelWithFirst(ranked),
    areas: ranked.flatMap(score => {
      const area = AREAS.find(({ slug }) => slug === score.area)
      const count = ofType.find(row => row.area === score.area)?.count ?? 0
      return area
        ? {
            ...area,
            match: score.match,
            points: score.points,
            rungs: Array.from({ length: score.of }, (_, rung) => rung < score.points),
            because: score.because.flatMap(index => said[index] ?? []),
            jobs: score.jobs,
            reviews: score.reviews,
            roles: roles
              .filter(role => role.area === score.area)
              .map(role => ({ name: role.name, jobs: role.jobs, url: searchUrl('jobs', { role: role.slug }) })),
            links: linksOf(area, score, choices, count),
          }
        : []
    }),
  }
}

/** Names of the areas that as many answers speak for as for the first, and that follow it because they have fewer jobs. */
function levelWithFirst([first, ...others]: readonly AreaScore[]): string[] {
  const level = others.filter(({ points, jobs: open }) => points === first?.points && open < first.jobs)
  return level.map(({ area }) => AREAS.find(({ slug }) => slug === area)?.name ?? area)
}

/** The lists behind an area, the one that fits the answers first. */
function linksOf({ name, roles }: Area, { jobs: open, reviews }: AreaScore, choices: Choices, ofType: number) {
  const kind = choices.type && ofType > 0 ? choices.type : undefined
  const links = []
  if (kind) {
    links.push({ text: `See ${KINDS[kind] ?? 'these jobs'} in ${name}`, url: jobsUrl(roles, choices, kind) })
  }
  if (open > (kind ? ofType : 0)) {
    links.push({ text: `See all jobs in ${name}`, url: jobsUrl(roles, choices) })
  }
  if (reviews > 0) {
    links.push({ text: `Read reviews in ${name}`, url: searchUrl('reviews', { role: roles }) })
  }
  return links
}

/** The list of jobs with what the answers said about place and pay in its query. */
function jobsUrl(role: readonly string[], { pattern, priority }: Choices, type?: string): string {
  const query = new URLSearchParams({
    ...(pattern ? { pattern } : {}),
    ...(priority === 'pay' ? { sort: 'salary' } : {}),
  })
  const path = searchUrl('jobs', { type: type ?? [], role })
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

interface Section {
  score: 'role' | 'company' | 'culture'
  heading: string
  text: string
}

/** What the answers to the last question, but for pay, are looked for in. */
export const SECTIONS: Readonly<Record<string, Section | undefined>> = {
  learning: {
    score: 'company',
    heading: 'Where people learned most',
    text: 'Employers in your areas whose reviews score the company highest: training, skills and how it is all organised.',
  },
  work: {
    score: 'role',
    heading: 'Where the work is real',
    text: 'Employers in your areas whose reviews score the role highest: responsibility, help and the work itself.',
  },
  people: {
    score: 'culture',
    heading: 'Where the people are good to work with',
    text: 'Employers in your areas whose reviews score the culture highest: welcome, fairness and balance.',
  },
}

const SCORES = { role: 'Role', company: 'Company', culture: 'Culture' } as const

/** The roles of several areas. */
const rolesOf = (areas: readonly string[]) => AREAS.flatMap(({ slug, roles }) => (areas.includes(slug) ? roles : []))

export function presentBestPaid(
  rows: Rows<typeof listBestPaid>,
  { areas, now }: { areas: readonly string[]; now: Date },
) {
  return {
    heading: 'Best paid in your areas',
    text: 'Counted over a year of full-time work, from jobs that say what they pay.',
    jobs: rows.map(row => jobs.presentCard(row, now)),
    more: { text: 'All jobs in your areas', url: `${searchUrl('jobs', { role: rolesOf(areas) })}?sort=salary` },
  }
}

export function presentBestRated(
  { score, heading, text }: Section,
  rows: Rows<typeof listBestRated>,
  areas: readonly string[],
) {
  return {
    heading,
    text,
    employers: rows.map(row => ({ card: companies.presentCard(row), label: SCORES[score], score: row.score })),
    more: { text: 'All employers in your areas', url: searchUrl('companies', { role: rolesOf(areas) }) },
  }
}
