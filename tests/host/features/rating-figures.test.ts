import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../host/db'
import { recalculateRatings } from '../../../host/features/reviews/reviews'
import { createRandom } from '../../../host/lib/random'
import { createTestHost, type TestHost } from '../../support/host'
import { propsOf } from '../../support/html'
import { buildCompany, buildJob, buildReview, jobPath } from '../../support/rows'

interface Ratings {
  count: number
  olderCount: number
  overall: number | null
  recommend: number | null
  sections: Record<string, number | null>
  answered: Record<string, number>
  stars: { stars: number; count: number; url: string }[]
  questions: unknown[]
}

const EMPLOYERS = 8
const SECTIONS = ['role', 'company', 'culture'] as const
let host: TestHost
const employers: { slug: string; job: string }[] = []

/** Employers with 0 to 14 reviews. Some reviews are old, and many omit an answer. */
beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  const random = createRandom('ratings')
  const score = () => (random.chance(0.6) ? null : 1 + Math.floor(random.next() * 9) / 2)
  for (let index = 0; index < EMPLOYERS; index++) {
    const { id, slug } = await buildCompany(host.db, { name: `Employer ${index}` })
    for (let review = 0; review < index * 2; review++) {
      await buildReview(host.db, id, {
        slug: `review-${review}`,
        overall: 1 + Math.floor(random.next() * 40) / 10,
        ...{ role_score: score(), company_score: score(), culture_score: score() },
        recommend: random.chance(0.7) ? null : random.chance(0.5),
        published_at: random.chance(0.25) ? '2021-05-01T09:00:00Z' : '2026-05-01T09:00:00Z',
        answers: JSON.stringify(random.chance(0.5) ? { R1: 4 } : {}),
      })
    }
    employers.push({ slug, job: jobPath(await buildJob(host.db, id)) })
  }
  await inTransaction(host.db, trx => recalculateRatings(trx, 'all', host.clock.now()))
})
afterAll(() => host.close())

const ratingsIn = (html: string) => propsOf(html, 'rating-summary') as Ratings
const figuresOf = ({ count, olderCount, overall, recommend, sections, answered, stars, questions }: Ratings) => ({
  ...{ count, olderCount, overall, recommend, sections, answered },
  stars: stars.map(bar => [bar.stars, bar.count]),
  questions,
})

describe.each(Array.from({ length: EMPLOYERS }, (_, index) => index))('the rating of employer %i', index => {
  const employer = () => employers[index] as (typeof employers)[number]

  it('is the same on the overview, on the reviews tab and under a filter', async () => {
    const url = `/companies/${employer().slug}`
    const overview = figuresOf(ratingsIn(await host.text(url)))
    expect(figuresOf(ratingsIn(await host.text(`${url}/reviews`)))).toEqual(overview)
    expect(figuresOf(ratingsIn(await host.text(`${url}/reviews?stars=4`)))).toEqual(overview)
  })

  it('adds up: its bars are its reviews, and with the older ones all that the employer has', async () => {
    const url = `/companies/${employer().slug}`
    const html = await host.text(url)
    const { count, olderCount, stars } = ratingsIn(html)
    expect(stars.reduce((sum, bar) => sum + bar.count, 0)).toBe(count)
    expect(count + olderCount).toBe(index * 2)
    for (const bar of stars.filter(bar => bar.count > 0)) {
      expect(await host.text(bar.url.replace('#list', ''))).toContain(`of ${bar.count}, newest first`)
    }
  })

  it('hides a figure that fewer than three answered, wherever it appears', async () => {
    const { overall, recommend, sections, answered, count } = ratingsIn(
      await host.text(`/companies/${employer().slug}`),
    )
    const compare = await host.text(`/compare?employers=${employer().slug}`)
    const job = await host.text(employer().job)
    expect(overall === null).toBe(count < 3)
    expect(recommend === null).toBe((answered.recommend ?? 0) < 3)
    for (const section of SECTIONS) {
      expect(sections[section] === null).toBe((answered[section] ?? 0) < 3)
    }
    expect(compare.includes('Would recommend it')).toBe(recommend !== null)
    expect(compare.includes('The company')).toBe(sections.company !== null && count >= 3)
    expect(job.includes(`${recommend}% would recommend it to a friend`)).toBe(recommend !== null && count >= 3)
  })
})
