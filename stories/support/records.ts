import type { CompanyCardData, JobCardData, ReviewCardData } from '@firstrung/ui'

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const employer = { name: 'Halden Rail', url: '#halden-rail', logo: null, rating: 4.2, reviewCount: 128 }

export const job: JobCardData = {
  id: 1,
  url: '#job',
  title: 'Software Engineering Placement',
  company: employer,
  place: 'Leeds',
  pattern: 'hybrid',
  pay: '£24,000 a year',
  type: 'Placement',
  closes: 'Closes Friday 9 October, 23:59',
  closesAt: '2026-10-09T22:59:00.000Z',
  tags: [{ kind: 'new', text: 'New' }],
}

export const jobs: JobCardData[] = [
  job,
  {
    ...job,
    id: 2,
    title: 'Summer Internship in Sustainable Infrastructure and Water Resources Engineering',
    company: { ...employer, name: 'Brackenfield & Moore Chartered Surveyors', rating: 3.7, reviewCount: 12 },
    place: 'Manchester and 3 more places',
    pattern: 'on-site',
    pay: '£12.60 to £14.20 an hour',
    type: 'Internship',
    tags: [
      { kind: 'closing-soon', text: 'Closing soon' },
      { kind: 'promoted', text: 'Promoted' },
    ],
  },
  {
    ...job,
    id: 3,
    title: 'Insight Week',
    company: { ...employer, name: 'Ösund', rating: null, reviewCount: 1 },
    place: 'Anywhere in the UK',
    pattern: 'remote',
    pay: '',
    type: 'Insight',
    closes: null,
    closesAt: null,
    tags: [{ kind: 'opening', text: 'Opening in November' }],
  },
  {
    ...job,
    id: 4,
    title: 'Graduate Scheme',
    closes: 'Closes tomorrow, 12:00',
    tags: [{ kind: 'closes-tomorrow', text: 'Closes tomorrow' }],
  },
  {
    ...job,
    id: 5,
    title: 'Year in Industry',
    closes: 'Closed on 3 October 2026',
    tags: [{ kind: 'closed', text: 'Closed' }],
  },
]

export const jobLong: JobCardData = {
  ...job,
  id: 6,
  title: `${LONG} ${'and a title of three hundred characters '.repeat(6)}`,
  company: { ...employer, name: LONG },
  place: LONG,
}

export const review: ReviewCardData = {
  id: 1,
  url: '#review',
  title: 'I was trusted with real work from the second week',
  rating: 4,
  role: 'Engineering placement',
  authorLine: 'Engineering student, placement, 2025, Leeds',
  company: employer,
  type: 'Placement',
  year: 2025,
  place: 'Leeds',
  extract:
    'My manager sat with me every Monday and we planned what I would own. By spring I was running site visits alone, and I could still ask about everything that I did not know.',
  recommend: true,
  helpful: 12,
}

export const reviewShort: ReviewCardData = {
  ...review,
  id: 2,
  title: 'Fine',
  rating: 2,
  extract: '',
  recommend: null,
  helpful: 0,
  authorLine: 'Student, 2024',
}

export const reviewLong: ReviewCardData = {
  ...review,
  id: 3,
  title: `${LONG} and what I learned there`,
  rating: 5,
  role: LONG,
  company: { ...employer, name: LONG },
  helpful: 1,
}

export const reviews: ReviewCardData[] = [
  review,
  {
    ...review,
    id: 4,
    title: 'Long days, but nobody pretends otherwise',
    rating: 3.5,
    role: 'Marketing internship',
    company: { ...employer, name: 'Pennine Bakery' },
    recommend: false,
  },
]

export const company: CompanyCardData = {
  id: 1,
  url: '#halden-rail',
  name: 'Halden Rail',
  logo: null,
  industry: 'Engineering and transport',
  place: 'York',
  rating: 4.2,
  reviewCount: 1280,
  openJobs: 12,
}

export const companyNew: CompanyCardData = {
  ...company,
  id: 2,
  name: 'Brackenfield & Moore Chartered Surveyors',
  rating: null,
  reviewCount: 2,
  openJobs: 0,
}

export const companyLong: CompanyCardData = {
  ...company,
  id: 3,
  name: LONG,
  industry: null,
  place: null,
  rating: null,
  reviewCount: 0,
  openJobs: 1,
}
