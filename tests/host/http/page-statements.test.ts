import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../host/db/transaction'
import { recalculateRatings } from '../../../host/features/reviews/reviews'
import { createTestHost, type TestHost } from '../../support/host'
import { buildCompany, buildJob, buildReview } from '../../support/rows'
import { statementsOf } from '../../support/statements'

/** Limit for pages not listed below. */
const MOST = 11
/** Limits of the most requested pages. Each statement occupies a connection, regardless of what it reads. */
const MAX_OF: Readonly<Record<string, number>> = { home: 7, employer: 7, job: 4 }

let host: TestHost
let paths: Record<string, string>
let roleId: number

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
  // Otherwise checks for changes would be counted.
  host.services.data.stop()
  const role = await host.db
    .insertInto('entities')
    .values({ list: 'job-roles', slug: 'signalling', name: 'Signalling' })
    .returningAll()
    .executeTakeFirstOrThrow()
  roleId = role.id
  const company = await grow('Halden Rail', 1)
  const job = await host.db.selectFrom('jobs').selectAll().orderBy('id').executeTakeFirstOrThrow()
  const review = await host.db.selectFrom('reviews').selectAll().orderBy('id').executeTakeFirstOrThrow()
  paths = {
    home: '/',
    employer: `/companies/${company.slug}`,
    'jobs of an employer': `/companies/${company.slug}/jobs`,
    'reviews of an employer': `/companies/${company.slug}/reviews`,
    'related jobs and reviews': `/companies/${company.slug}/related`,
    job: `/jobs/${job.id}-${job.slug}`,
    review: `/reviews/${review.id}-${review.slug}`,
    'list of jobs': '/search-jobs',
    'search for jobs': '/search-jobs?search=signalling',
    'list of reviews': '/search-reviews',
    'list of employers': '/search-companies',
    'hot jobs': '/hot-jobs',
  }
})
afterAll(() => host.close())

async function grow(name: string, count: number) {
  // Every list has results: without results it would run a wider search.
  const company = await buildCompany(host.db, { name, about: 'Signalling.' })
  for (let n = 0; n < count; n++) {
    const job = await buildJob(host.db, company.id, { title: `Signalling placement ${n}` })
    await host.db.insertInto('job_roles').values({ job_id: job.id, role_id: roleId }).execute()
    await buildReview(host.db, company.id, { headline: `Review ${n}` })
  }
  await inTransaction(host.db, trx => recalculateRatings(trx, 'all', host.clock.now()))
  return company
}

const statementsOfAll = async () => {
  const found: Record<string, string[]> = {}
  for (const [name, path] of Object.entries(paths)) {
    found[name] = await statementsOf(host, () => host.text(path))
  }
  return found
}

describe('the first rendering of a page', () => {
  it('sends no statement twice, and none for each row', async () => {
    const few = await statementsOfAll()
    await grow('Other Rail', 12)
    await grow('Third Rail', 12)
    const many = await statementsOfAll()
    for (const [name, statements] of Object.entries(many)) {
      expect(statements.length, name).toBe(new Set(statements).size)
      // A search with few results also looks for near matches.
      expect(statements.length, name).toBeLessThanOrEqual(few[name]?.length ?? 0)
      expect(statements.length, name).toBeLessThanOrEqual(MAX_OF[name] ?? MOST)
    }
  })
})
