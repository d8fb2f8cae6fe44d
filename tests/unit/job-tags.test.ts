import { expect, it } from 'vitest'
import { presentCards } from '../../host/features/public/jobs'
import type { JobCardRow } from '../../host/features/public/jobs/queries'

const now = new Date('2026-10-05T09:00:00Z')
const job = (id: number, published: string) =>
  ({
    ...{ id, slug: 'job', title: 'Job', company_name: 'Halden', company_slug: 'halden', status: 'open' },
    ...{ location_names: ['Leeds'], published_at: new Date(published), deadline_at: null, opens_at: null },
    ...{ salary_min_pence: null, salary_max_pence: null, salary_unit: null, salary_text: null, review_count: null },
  }) as unknown as JobCardRow
const recent = '2026-10-04T09:00:00Z'
const older = '2026-09-04T09:00:00Z'
const newOnes = (dates: string[]) =>
  presentCards(
    dates.map((published, id) => job(id, published)),
    now,
  ).filter(({ tags }) => tags.some(({ kind }) => kind === 'new')).length

it.each([
  [1, [recent]],
  [2, [recent, recent, older, older]],
  [0, [recent, recent, older]],
  [0, [recent, recent]],
])('tags %i of a list as new', (count, dates) => {
  expect(newOnes(dates)).toBe(count)
})
