import type { InsertRow } from '../../db/insert-rows'
import { canNameTown, publicLabel } from '../../features/reviews'
import type { Directory } from './directory'
import type { DemoReview } from './reviews'

/** How a degree area sounds before "student". */
const SUBJECTS: Readonly<Record<string, string>> = {
  'medicine-dentistry': 'Medical',
  'allied-to-medicine': 'Health',
  'biological-sport': 'Biology',
  psychology: 'Psychology',
  veterinary: 'Veterinary',
  'agriculture-food': 'Agriculture',
  'physical-sciences': 'Science',
  'mathematical-sciences': 'Maths',
  'engineering-technology': 'Engineering',
  computing: 'Computing',
  'geography-environment': 'Geography',
  'architecture-building-planning': 'Built environment',
  'social-sciences': 'Social science',
  law: 'Law',
  'business-management': 'Business',
  'media-communications': 'Media',
  'language-area-studies': 'Languages',
  'history-philosophy-religion': 'Humanities',
  'creative-arts-design': 'Design',
  'education-teaching': 'Education',
}

type Labelled = Pick<InsertRow<'reviews'>, 'public_label' | 'place_id' | 'place_name'>

/** The public label of each review; where few worked, the record itself holds no more than the region either. */
export function labelsOf(reviews: readonly DemoReview[], directory: Directory): Labelled[] {
  const cohorts = new Map<string, number>()
  reviews.forEach(review => cohorts.set(cohortKey(review), (cohorts.get(cohortKey(review)) ?? 0) + 1))
  return reviews.map(review => {
    const cohort = cohorts.get(cohortKey(review)) ?? 0
    const { town, kind, year } = review
    const region = town?.region ?? null
    const subject = review.areaSlug ? (SUBJECTS[review.areaSlug] ?? null) : null
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
