import { searchUrl } from '../../../search/address'
import * as companies from '../companies'
import * as jobs from '../jobs'
import type { countOfType, listBestPaid, listBestRated, listRoles } from './area-queries'
import { type Area, AREAS } from './areas'
import type { QuestionRow } from './queries'
import type { AreaScore, Choices } from './score'

type Rows<Query extends (...input: never[]) => unknown> = Awaited<ReturnType<Query>>

const PLURALS: Readonly<Record<string, string>> = {
  placement: 'placements',
  internship: 'internships',
  graduate: 'graduate jobs',
  apprenticeship: 'apprenticeships',
  insight: 'insight days',
}

interface Result {
  questions: readonly QuestionRow[]
  code: string
  answers: readonly number[]
  choices: Choices
  ranked: readonly AreaScore[]
  roles: Rows<typeof listRoles>
  ofType: Rows<typeof countOfType>
}

export function presentResult({ questions, code, answers, choices, ranked, roles, ofType }: Result) {
  const given = questions.map(({ question, answers: all }, index) => ({
    question,
    answer: all[answers[index] ?? -1]?.answer ?? '',
    changeUrl: `/career-quiz?answers=${code}&question=${index + 1}`,
  }))
  return {
    answers: given,
    level: listTied(ranked),
    areas: ranked.flatMap(score => {
      const area = AREAS.find(({ slug }) => slug === score.area)
      const count = ofType.find(row => row.area === score.area)?.count ?? 0
      return area
        ? {
            ...area,
            match: score.match,
            points: score.points,
            rungs: Array.from({ length: score.of }, (_, rung) => rung < score.points),
            because: score.because.flatMap(index => given[index] ?? []),
            jobs: score.jobs,
            reviews: score.reviews,
            roles: roles
              .filter(role => role.area === score.area)
              .map(role => ({ name: role.name, jobs: role.jobs, url: searchUrl('jobs', { role: role.slug }) })),
            links: listLinks(area, { score, choices, ofType: count }),
          }
        : []
    }),
  }
}

/** Areas with as many points as the first one rank lower because they have fewer jobs. */
function listTied([first, ...others]: readonly AreaScore[]): string[] {
  const tied = others.filter(({ points, jobs: open }) => points === first?.points && open < first.jobs)
  return tied.map(({ area }) => AREAS.find(({ slug }) => slug === area)?.name ?? area)
}

interface AreaResult {
  score: AreaScore
  choices: Choices
  ofType: number
}

function listLinks({ name, roles }: Area, { score, choices, ofType }: AreaResult) {
  const type = ofType > 0 ? choices.type : undefined
  const links = []
  if (type) {
    links.push({ text: `See ${PLURALS[type] ?? 'these jobs'} in ${name}`, url: jobsUrl(roles, choices, type) })
  }
  if (score.jobs > (type ? ofType : 0)) {
    links.push({ text: `See all jobs in ${name}`, url: jobsUrl(roles, choices) })
  }
  if (score.reviews > 0) {
    links.push({ text: `Read reviews in ${name}`, url: searchUrl('reviews', { role: roles }) })
  }
  return links
}

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

/** Sections of reviews, by the answer to the last question. Pay has none. */
export const SECTIONS: Readonly<Record<string, Section | undefined>> = {
  learning: {
    score: 'company',
    heading: 'Where people learned most',
    text: 'Employers in your areas with the best review scores for the company: training, skills and how well things are organised.',
  },
  work: {
    score: 'role',
    heading: 'Where the work is real',
    text: 'Employers in your areas with the best review scores for the role: responsibility, support and the work itself.',
  },
  people: {
    score: 'culture',
    heading: 'Where the people are good to work with',
    text: 'Employers in your areas with the best review scores for culture: welcome, fairness and work-life balance.',
  },
}

const SCORES = { role: 'Role', company: 'Company', culture: 'Culture' } as const

const rolesOf = (areas: readonly string[]) => AREAS.flatMap(({ slug, roles }) => (areas.includes(slug) ? roles : []))

export function presentBestPaid(
  rows: Rows<typeof listBestPaid>,
  { areas, now }: { areas: readonly string[]; now: Date },
) {
  return {
    heading: 'Best-paid jobs for you',
    text: 'Based on a year of full-time work, for jobs that state their pay.',
    jobs: jobs.presentCards(rows, now),
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
