import type { SearchAnswer } from '../../widgets/search/search-app/answer'
import { examples } from '../../widgets/search/search-app/examples'
import type { Answer } from './widget-page'

type Jobs = Extract<SearchAnswer, { scope: 'jobs' }>

const jobs = examples.default.answer

/** The answer of the example list, with another address and heading. */
export function listOf(path: string, h1: string, overrides: Partial<Jobs> = {}): { body: SearchAnswer } {
  const title = `${h1} | Firstrung`
  return {
    body: {
      ...jobs,
      pageTitles: { title, h1, description: '' },
      queryString: { ...jobs.queryString, path },
      ...overrides,
    },
  }
}

/** The example list with one job type selected. */
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

export const answers: Record<string, Answer> = {
  [`GET ${PLACEMENTS}`]: placements,
  'GET /search-jobs': listOf('/search-jobs', '578 jobs'),
}
