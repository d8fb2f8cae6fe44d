import type { Examples } from '@firstrung/mount/contract'
import { exampleJob, exampleReview, longJob, unratedCompany } from '@firstrung/ui/examples'
import type { SearchAnswer } from './answer'
import type { contract } from './contract'

type Jobs = Extract<SearchAnswer, { scope: 'jobs' }>
type Item = Jobs['aggregations']['filteredByCompany'][number]

type Row = readonly [id: number, slug: string, name: string, count: number]

const item = ([id, slug, name, count]: Row, overrides: Partial<Item> = {}): Item => ({
  ...{ id, slug, name, count, selected: false, url: `/search-jobs/${slug}` },
  ...overrides,
})

const types = [
  item([1, 'placement', 'Placement', 312], { url: '/search-jobs/type-placement' }),
  item([2, 'internship', 'Internship', 168], { url: '/search-jobs/type-internship' }),
  item([3, 'graduate', 'Graduate job', 97], { url: '/search-jobs/type-graduate' }),
  item([4, 'apprenticeship', 'Apprenticeship', 41]),
  item([5, 'insight', 'Insight day', 0]),
]
const roles = [
  item([10, 'engineering', 'Engineering', 204]),
  item([11, 'civil-engineer', 'Civil engineer', 61], { parentId: 10 }),
  item([12, 'control-engineer', 'Control engineer', 18], { parentId: 10 }),
  item([13, 'technology', 'Technology', 143]),
  item([14, 'software-engineer', 'Software engineer', 88], { parentId: 13 }),
  item([15, 'creative', 'Creative and media', 37]),
  item([16, 'law', 'Law', 0]),
]
const employers = ['Halden Rail', 'Copperline', 'Morrow & Lyle', 'Northgate Water', 'Ember Studios', 'Pike & Rowan']
  .concat(['Tidewell Energy', 'Larkfield Council', 'Brightwell Labs', 'Ashdown Press', 'Corran Bank', 'Sable Games'])
  .map((name, index) => item([100 + index, `employer-${index}`, name, 40 - 3 * index]))

type Refinement = Jobs['refinements'][number]

const refinement = (
  group: Pick<Refinement, 'key' | 'label' | 'many'>,
  values: readonly (readonly [value: string, name: string, count: number])[],
): Refinement => ({
  ...group,
  items: values.map(([value, name, count]) => ({
    ...{ value, name, count, selected: false },
    url: `/search-jobs?${group.key}=${value}`,
  })),
})

const refinements = [
  refinement({ key: 'pattern', label: 'Working pattern', many: true }, [
    ['on-site', 'On site', 301],
    ['hybrid', 'Hybrid', 244],
    ['remote', 'Remote', 33],
  ]),
  refinement({ key: 'salary-min', label: 'Pay', many: false }, [
    ['20000', '£20,000 or more', 260],
    ['25000', '£25,000 or more', 84],
    ['50000', '£50,000 or more', 0],
  ]),
  refinement({ key: 'visa', label: 'Visa', many: false }, [['yes', 'Employer may sponsor a visa', 58]]),
]

const promoted = {
  serviceTypeId: 1,
  googleTagManagerEventName: 'service_impression',
  googleTagManagerActionName: 'featured_job',
  serviceCategoryName: 'Placements & internships',
  serviceCategoryId: 1,
}

const promotedTag = { kind: 'promoted', text: 'Promoted' } as const
const locations: Jobs['data'][number]['locations'] = {
  text: '3 locations',
  items: ['York', 'Derby, posted 1 October 2026', 'Derby, posted 3 October 2026', 'Remote'].map((text, index) => ({
    ...{ id: 200 + index, text },
    url: `/jobs/${200 + index}-track-design-internship`,
  })),
  more: null,
}

const titles = ['Signalling engineering placement', 'Track design internship', 'Graduate control engineer']
  .concat(['Depot operations placement', 'Rolling stock apprenticeship', 'Timetable analyst placement'])
  .concat(['Station architecture internship', 'Data placement', 'Bridge inspection placement'])
const data = titles.map((title, index) => ({
  ...exampleJob(index + 1, title, index % 3 === 1 ? { company: unratedCompany, pay: '', pattern: null } : {}),
  distance: null,
  ...(index === 1 ? { locations } : {}),
}))

const sorts = [
  ['best', 'Best match'],
  ['newest', 'Newest'],
  ['closing', 'Closing soonest'],
  ['salary', 'Highest pay'],
]

const jobs: Jobs = {
  scope: 'jobs',
  data,
  nearMatches: [],
  meta: {
    pagination: {
      page: 1,
      perPage: 20,
      pages: 29,
      total: 571,
      first: 1,
      last: 20,
      href: '/search-jobs?page={page}',
      firstHref: '/search-jobs',
    },
  },
  totalResults: 578,
  services: [{ ...promoted, job: exampleJob(90, 'Control systems placement', { tags: [promotedTag] }) }],
  aggregations: {
    filteredByParentJobType: types,
    filteredByParentJobRole: roles,
    filteredByCompanyIndustry: [item([30, 'rail', 'Rail', 120]), item([31, 'water', 'Water', 44])],
    filteredByRelevantFor: [item([40, 'physics', 'Physics', 77])],
    filteredByCompany: employers,
  },
  refinements,
  locationsMeta: [],
  pageTitles: { title: 'Jobs for students and graduates | Firstrung', h1: '578 jobs', description: 'Jobs.' },
  scopeUrls: [
    { scope: 'jobs', label: 'Jobs', url: '/search-jobs', total: 578, current: true },
    { scope: 'reviews', label: 'Reviews', url: '/search-reviews', total: 2140, current: false },
    { scope: 'companies', label: 'Employers', url: '/search-companies', total: 96, current: false },
  ],
  queryString: {
    path: '/search-jobs',
    savedAs: '/search-jobs',
    array: { show: ['open'], location: [], lat: null },
    filtersAppliedCount: 0,
    variants: { withoutLocationFilter: '/search-jobs' },
  },
  sortingUrls: sorts.map(([param = '', label = '']) => ({
    param,
    label,
    url: `/search-jobs?sort=${param}`,
    selected: param === 'newest',
  })),
  defaultSort: 'newest',
  chips: [],
  clearUrl: '/search-jobs',
  form: { search: '', place: '', within: null, radii: [0, 5, 10, 15, 25, 50, 100] },
  correction: null,
  ...{ notes: [], footnotes: [] },
  unknownPlace: null,
  alternatives: null,
  savedSearches: [],
  saveUrl: '/login?save=search&return=%2Fsearch-jobs',
  searchBanner: null,
}

const NARROW = '/search-jobs/type-placement/in-york/within-15-miles?search=control'
const narrow: Jobs = {
  ...jobs,
  data: data.slice(0, 3).map((job, index) => ({ ...job, distance: index * 1.4 })),
  nearMatches: [exampleJob(60, 'Controls and instrumentation internship')],
  meta: { pagination: { ...jobs.meta.pagination, pages: 1, total: 3, last: 3 } },
  totalResults: 3,
  aggregations: {
    ...jobs.aggregations,
    filteredByParentJobType: types.map((type, index) => ({ ...type, selected: index === 0 })),
  },
  locationsMeta: [{ slug: 'york', label: 'York', lat: 53.96, lng: -1.08, kind: 'point', radius: 15 }],
  pageTitles: { ...jobs.pageTitles, title: 'Placements in York | Firstrung', h1: '3 placements in York' },
  queryString: {
    path: NARROW,
    savedAs: NARROW,
    array: { show: ['open'], location: ['york'], lat: null },
    filtersAppliedCount: 2,
    variants: { withoutLocationFilter: '/search-jobs/type-placement?search=control' },
  },
  chips: [
    { text: 'Placement', url: '/search-jobs/in-york/within-15-miles?search=control', inferred: false },
    { text: 'York, 15 miles', url: '/search-jobs/type-placement?search=control%20%22york%22', inferred: true },
  ],
  clearUrl: '/search-jobs?search=control',
  form: { ...jobs.form, search: 'control', place: 'York', within: 15 },
  correction: { shown: 'control', typed: 'contol', insteadUrl: '/search-jobs?search=%22contol%22' },
  footnotes: ['12 of these jobs can be done from anywhere in the UK.'],
  searchBanner: {
    ...promoted,
    serviceTypeId: 6,
    headline: 'Build the railway that the north has been waiting for',
    url: '/companies/halden-rail',
    logo: null,
    company: 'Halden Rail',
  },
}

const empty: Jobs = {
  ...narrow,
  data: [],
  nearMatches: [],
  services: [],
  totalResults: 0,
  meta: { pagination: { ...jobs.meta.pagination, pages: 0, total: 0, first: 0, last: 0 } },
}
const { data: _data, nearMatches: _close, scope: _scope, ...shared } = { ...jobs, services: [], refinements: [] }

export const examples = {
  default: {
    answer: jobs,
    intro: 'All open jobs for students and graduates, with reviews by people who have done them.',
  },
  narrowed: { answer: narrow },
  reviews: {
    answer: { ...shared, scope: 'reviews', data: [exampleReview(1, 'Real work from week two')], nearMatches: [] },
  },
  companies: {
    answer: {
      ...shared,
      scope: 'companies',
      data: [{ ...unratedCompany, id: 7, name: 'Halden', rating: 4.2, industry: null, place: 'York', openJobs: 12 }],
      nearMatches: [],
    },
  },
  empty: {
    answer: {
      ...empty,
      pageTitles: { ...empty.pageTitles, h1: 'No placements in York for control' },
      alternatives: {
        spelling: { text: 'controls', url: '/search-jobs/in-york?search=controls', count: 4 },
        dropOne: [{ text: 'Placement', url: '/search-jobs/in-york/within-15-miles?search=control', count: 9 }],
        wider: [{ text: 'Within 50 miles', url: '/search-jobs/type-placement/in-york/within-50-miles', count: 31 }],
        withoutLocation: { text: 'All places', url: '/search-jobs/type-placement?search=control', count: 64 },
        otherLists: [{ text: 'Employers', url: '/search-companies/in-york?search=control', count: 2 }],
      },
    },
  },
  'unknown place': {
    answer: {
      ...empty,
      alternatives: { spelling: null, dropOne: [], wider: [], withoutLocation: null, otherLists: [] },
      unknownPlace: { typed: 'Yrok', like: [{ text: 'York', url: '/search-jobs/in-york' }] },
    },
  },
  'long text': {
    answer: {
      ...narrow,
      data: [{ ...exampleJob(9, longJob.title, longJob), distance: 14.2 }],
      chips: [{ text: longJob.place, url: '/search-jobs', inferred: false }],
      pageTitles: { ...narrow.pageTitles, h1: `1 ${longJob.title} in ${longJob.place}` },
    },
  },
} satisfies Examples<typeof contract>
