import { describe, expect, it } from 'vitest'
import { nearest } from '../../widgets/core/mount/nearest'

const names = ['faq', 'hot-jobs', 'home-search', 'rating-summary']

describe('the nearest name', () => {
  it.each([
    ['faqs', 'faq'],
    ['fqa', 'faq'],
    ['hotJobs', 'hot-jobs'],
    ['hot_job', 'hot-jobs'],
    ['rating-sumary', 'rating-summary'],
  ])('for %s is %s', (name, expected) => {
    expect(nearest(name, names)).toBe(expected)
  })

  it.each(['', 'x', 'carousel', 'search', 'jobs'])('for %j is none', name => {
    expect(nearest(name, names)).toBeUndefined()
  })
})
