import type { InsertRow } from '../../db/insert-rows'
import { canNameTown, publicLabel, subjectOf } from '../../features/reviews'
import type { Directory } from './directory'
import type { DemoReview } from './reviews'

type Labelled = Pick<InsertRow<'reviews'>, 'public_label' | 'place_id' | 'place_name'>

/** The public label of each review; where few worked, the record itself holds no more than the region either. */
export function labelsOf(reviews: readonly DemoReview[], directory: Directory): Labelled[] {
  const cohorts = new Map<string, number>()
  reviews.forEach(review => cohorts.set(cohortKey(review), (cohorts.get(cohortKey(review)) ?? 0) + 1))
  return reviews.map(review => {
    const cohort = cohorts.get(cohortKey(review)) ?? 0
    const { town, kind, year } = review
    const region = town?.region ?? null
    const subject = subjectOf(review.areaSlug)
    const type = directory.entity('job-types', review.type).name.toLowerCase()
    const public_label = publicLabel({ subject, kind, type, year, town: town?.name ?? null, region, cohort })
    const exact = canNameTown(cohort)
    return {
      public_label,
      place_id: exact ? (town?.id ?? null) : null,
      place_name: exact ? (town?.name ?? null) : region,
    }
  })
}

function cohortKey({ company, type, year }: DemoReview): string {
  return `${company.slug} ${type} ${year}`
}
