import type { contract } from '@firstrung/hot-jobs/contract'
import type { InferInput } from 'valibot'
import * as jobs from '../jobs'
import type { HotJobRows } from './queries'

type HotJobsProps = InferInput<(typeof contract)['props']>

export function presentHotJobs({ rows, promotions }: HotJobRows, now: Date): HotJobsProps['jobs'] {
  return jobs.presentSlides(rows, promotions, now)
}
