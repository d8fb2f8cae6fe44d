import type { CompanyCardData, JobCardData } from '@firstrung/ui/contract'

interface Lists {
  /** Jobs of other employers, if this one has none. */
  fallback?: { jobs?: readonly JobCardData[] | undefined } | null
  jobSlides?: readonly JobCardData[]
  similar?: readonly CompanyCardData[]
}

/** The employer's own jobs stay. */
export function hideFromTab<View extends Lists>(
  view: View,
  hide: <Card extends JobCardData | CompanyCardData>(cards: readonly Card[]) => Card[],
): View {
  const { fallback, jobSlides, similar } = view
  return {
    ...view,
    ...(fallback?.jobs ? { fallback: { ...fallback, jobs: hide(fallback.jobs) } } : {}),
    ...(jobSlides ? { jobSlides: hide(jobSlides) } : {}),
    ...(similar ? { similar: hide(similar) } : {}),
  }
}
