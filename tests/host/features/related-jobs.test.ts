import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, type TestHost } from '../../support/host'
import { propsOf } from '../../support/html'
import { buildCompany, buildJob } from '../../support/rows'

let host: TestHost
/** At 60 degrees north, a degree of longitude is half as long as a degree of latitude. */
const MILES_EAST = 2 / 69.09

beforeAll(async () => {
  host = await createTestHost({ PAGE_CACHE_MB: '0' })
})
afterAll(() => host.close())

const entity = (list: string, slug: string) =>
  host.db.insertInto('entities').values({ list, slug, name: slug }).returningAll().executeTakeFirstOrThrow()

describe('related jobs', () => {
  it('have the same role within 25 miles, then the same degree area nearby, then the same role, then the same employer', async () => {
    const role = await entity('job-roles', 'thatching')
    const area = await entity('degree-areas', 'crafts')
    const own = await buildCompany(host.db, { name: 'Own Thatch' })
    const other = await buildCompany(host.db, { name: 'Other Thatch' })
    const make = async (
      title: string,
      at: { company?: { id: number }; thatch?: boolean; crafts?: boolean; miles?: number },
    ) => {
      const job = await buildJob(host.db, (at.company ?? other).id, { title })
      if (at.thatch) {
        await host.db.insertInto('job_roles').values({ job_id: job.id, role_id: role.id }).execute()
      }
      if (at.crafts) {
        await host.db.insertInto('job_degree_areas').values({ job_id: job.id, degree_area_id: area.id }).execute()
      }
      if (at.miles !== undefined) {
        const lng = at.miles * MILES_EAST
        await host.db.insertInto('job_locations').values({ job_id: job.id, name: 'There', lat: 60, lng }).execute()
      }
      return job
    }
    const job = await make('This one', { company: own, thatch: true, crafts: true, miles: 0 })
    await make('Of the employer', { company: own })
    await make('Of the role, 25.1 miles away', { thatch: true, miles: 25.1 })
    await make('Of the area, nearby', { crafts: true, miles: -3 })
    await make('Of the role, 24.9 miles away', { thatch: true, miles: 24.9 })
    await make('Of the area, far away', { crafts: true, miles: 300 })
    await make('Of nothing, nearby', { miles: 1 })
    const html = await (await host.request(`/jobs/${job.id}-${job.slug}`)).text()
    const { jobs } = propsOf(html, 'related-jobs') as { jobs: { title: string }[] }
    expect(jobs.map(({ title }) => title)).toEqual([
      'Of the role, 24.9 miles away',
      'Of the area, nearby',
      'Of the role, 25.1 miles away',
      'Of the employer',
    ])
  })

  it('leave out the jobs of an employer that is hidden', async () => {
    const role = await entity('job-roles', 'coopering')
    const hidden = await buildCompany(host.db, { name: 'Hidden Casks', status: 'hidden' })
    const own = await buildCompany(host.db, { name: 'Own Casks' })
    const make = async (companyId: number) => {
      const job = await buildJob(host.db, companyId, { title: `Of ${companyId}` })
      await host.db.insertInto('job_roles').values({ job_id: job.id, role_id: role.id }).execute()
      return job
    }
    await make(hidden.id)
    await make(own.id)
    const { id, slug } = await make(own.id)
    const { jobs } = propsOf(await host.text(`/jobs/${id}-${slug}`), 'related-jobs') as { jobs: { title: string }[] }
    expect(jobs.map(({ title }) => title)).toEqual([`Of ${own.id}`])
  })
})
