import type { JobCardData, ReviewCardData } from './cards'

/** Card data for the examples of widgets. It is not part of any build. */

export function exampleJob(id: number, title: string, overrides: Partial<JobCardData> = {}): JobCardData {
  return {
    id,
    url: `/jobs/${id}`,
    title,
    company: { name: 'Halden Rail', url: '/companies/halden-rail', logo: null, rating: 4.2, reviewCount: 38 },
    place: 'York',
    pattern: 'hybrid',
    pay: '£24,000 a year',
    type: 'Placement',
    closes: 'Closes Friday 9 October, 23:59',
    closesAt: '2026-10-09T22:59:00Z',
    tags: [],
    ...overrides,
  }
}

/** An employer with too few reviews for a rating. */
export const unratedCompany: JobCardData['company'] = {
  name: 'Copperline',
  url: '/companies/copperline',
  logo: null,
  rating: null,
  reviewCount: 1,
}

/** Long texts; the place is a single long word. */
export const longJob = {
  title: 'Water, wastewater and environmental engineering industrial placement with optional summer extension',
  place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  pay: '£21,500 to £27,250 a year, depending on the town and on the year of study',
}

export function exampleReview(id: number, title: string, overrides: Partial<ReviewCardData> = {}): ReviewCardData {
  return {
    id,
    url: `/reviews/${id}`,
    title,
    rating: 4.4,
    role: 'Site engineer',
    authorLine: 'Engineering student, placement, 2025, Leeds',
    company: { name: 'Morrow & Lyle', url: '/companies/morrow-lyle', logo: null },
    type: 'Placement',
    year: 2025,
    place: 'Leeds',
    extract: 'I was trusted with a culvert of my own by October, and someone always had time for a question.',
    recommend: true,
    helpful: 12,
    ...overrides,
  }
}
