import { describe, expect, it } from 'vitest'
import { faultsOf, type Linked } from '../support/json-ld'

const organisation = { '@type': 'Organization', name: 'Halden Rail', sameAs: 'https://halden-rail.test/' }
const posting: Linked = {
  '@type': 'JobPosting',
  title: 'Signalling placement',
  description: `<p>${'Help us keep trains apart. '.repeat(4)}</p>`,
  datePosted: '2026-09-20T09:00:00.000Z',
  directApply: false,
  identifier: { '@type': 'PropertyValue', value: '12' },
  employmentType: ['INTERN'],
  hiringOrganization: organisation,
  jobLocation: [
    { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Leeds', addressCountry: 'GB' } },
  ],
}

describe('the rules of linked data', () => {
  it('accept what is whole', () => {
    expect(faultsOf(posting)).toEqual([])
  })

  it.each([
    ['title', ' '],
    ['description', posting.title],
    ['datePosted', '2026-09-20'],
    ['validThrough', '2026-10-30T23:59:00'],
    ['hiringOrganization', { ...organisation, name: undefined }],
    ['jobLocation', []],
    ['jobLocation', [{ '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Leeds' } }]],
    ['jobLocation', [{ '@type': 'Place', address: { '@type': 'Address', addressCountry: 'GB' } }]],
    ['employmentType', ['SUMMER']],
    ['baseSalary', { currency: 'GBP', value: { minValue: 30, maxValue: 20, unitText: 'HOUR' } }],
    ['baseSalary', { currency: '£', value: { value: 30, unitText: 'HOUR' } }],
  ])('refuse a job with a wrong %s: %j', (field, value) => {
    expect(faultsOf({ ...posting, [field]: value })).toHaveLength(1)
  })

  it('refuse a rating from fewer than three reviews, crumbs that skip a number, and a type nobody knows', () => {
    const rating = { '@type': 'EmployerAggregateRating', itemReviewed: organisation, ratingValue: '4.0', bestRating: 5 }
    expect(faultsOf({ ...rating, worstRating: 1, reviewCount: 3 })).toEqual([])
    expect(faultsOf({ ...rating, worstRating: 1, reviewCount: 2 })).toEqual(['EmployerAggregateRating: reviewCount'])
    const crumbs = [
      { name: 'Home', position: 1, item: 'https://firstrung.test/' },
      { name: 'Jobs', position: 3 },
    ]
    expect(faultsOf({ '@type': 'BreadcrumbList', itemListElement: crumbs })).toHaveLength(1)
    expect(faultsOf({ '@type': 'Recipe' })).toHaveLength(1)
  })
})
