import type { contract } from '@firstrung/hot-jobs/contract'
import type { InferInput } from 'valibot'
import * as jobs from '../jobs'
import type { HotJobRows } from './queries'

type HotJobsProps = InferInput<(typeof contract)['props']>

/** Returns the `jobs` prop of the hot-jobs widget. */
export function presentHotJobs({ rows, promotions }: HotJobRows, now: Date): HotJobsProps['jobs'] {
  return jobs.presentSlides(rows, promotions, now)
}
