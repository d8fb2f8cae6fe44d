import type { InsertRow } from '../../host/db/insert-rows'
import { canNameTown, cohortKey, publicLabel, subjectOf } from '../../host/features/reviews/reviews'
import type { Directory } from './directory'
import type { DemoReview } from './reviews'

type Labelled = Pick<
  InsertRow<'reviews'>,
  'public_label' | 'place_id' | 'place_name' | 'team' | 'study_year' | 'cohort' | 'generalised'
>

/** In a small cohort of role, place and year, the record itself holds only the region, like its label. */
export function labelsOf(
  reviews: readonly DemoReview[],
  { directory, ids }: { directory: Directory; ids: ReadonlyMap<string, number> },
): Labelled[] {
  const keys = reviews.map(review => keyOf(review, ids))
  const sizes = new Map<string, number>()
  reviews.forEach(({ row }, index) => {
    const key = keys[index] ?? ''
    sizes.set(key, (sizes.get(key) ?? 0) + (row.state === 'published' ? 1 : 0))
  })
  return reviews.map((review, index) => {
    const cohort = keys[index] ?? ''
    const { town, kind, year, row } = review
    const region = town?.region ?? null
    const subject = subjectOf(review.areaSlug)
    const type = directory.entity('job-types', review.type).name.toLowerCase()
    const label = (size: number) =>
      publicLabel({ subject, kind, type, year, town: town?.name ?? null, region, cohort: size })
    const safe = { public_label: label(1), place_name: region }
    const size = sizes.get(cohort) ?? 0
    return canNameTown(size)
      ? {
          public_label: label(size),
          place_id: town?.id ?? null,
          place_name: town?.name ?? null,
          team: row.team ?? null,
          study_year: row.study_year ?? null,
          cohort,
          generalised: safe,
        }
      : { ...safe, place_id: null, team: null, study_year: null, cohort, generalised: null }
  })
}

const keyOf = ({ company, row, town, year }: DemoReview, ids: ReadonlyMap<string, number>): string =>
  cohortKey({
    companyId: ids.get(company.slug) ?? 0,
    roleId: row.role_id ?? null,
    place: town?.name ?? null,
    year,
  })
