import type { SearchAnswer } from '../../widgets/search/search-app/answer'
import { examples } from '../../widgets/search/search-app/examples'
import type { Answer } from './widget-page'

type Jobs = Extract<SearchAnswer, { scope: 'jobs' }>

const jobs = examples.default.answer

/** What the host answers for a list of jobs: the example, at another address and with another heading. */
export function listOf(path: string, h1: string, change: Partial<Jobs> = {}): { body: SearchAnswer } {
  const title = `${h1} | Firstrung`
  return {
    body: {
      ...jobs,
      pageTitles: { title, h1, description: '' },
      queryString: { ...jobs.queryString, path },
      ...change,
    },
  }
}

/** The same list with one of its job types chosen, as a chip as well. */
export const PLACEMENTS = '/search-jobs/type-placement'
export const placements = listOf(PLACEMENTS, '312 placements', {
  totalResults: 312,
  queryString: { ...jobs.queryString, path: PLACEMENTS, filtersAppliedCount: 1 },
  chips: [{ text: 'Placement', url: '/search-jobs', inferred: false }],
  aggregations: {
    ...jobs.aggregations,
    filteredByParentJobType: jobs.aggregations.filteredByParentJobType.map(item => ({
      ...item,
      selected: item.slug === 'placement',
      url: item.slug === 'placement' ? '/search-jobs' : `${PLACEMENTS}_${item.slug}`,
    })),
  },
})

/** Every address that the tests go to. */
export const answers: Record<string, Answer> = {
  [`GET ${PLACEMENTS}`]: placements,
  'GET /search-jobs': listOf('/search-jobs', '578 jobs'),
}
