export const STAGES = [
  { slug: 'interested', name: 'Interested' },
  { slug: 'applied', name: 'Applied' },
  { slug: 'online-test', name: 'Online test' },
  { slug: 'video-interview', name: 'Video interview' },
  { slug: 'phone-interview', name: 'Phone interview' },
  { slug: 'interview', name: 'Interview' },
  { slug: 'assessment-centre', name: 'Assessment centre' },
  { slug: 'offer', name: 'Offer' },
  { slug: 'accepted', name: 'Accepted' },
  { slug: 'unsuccessful', name: 'Not successful' },
  { slug: 'withdrawn', name: 'Withdrawn' },
] as const

export type StageSlug = (typeof STAGES)[number]['slug']
export const STAGE_SLUGS: readonly StageSlug[] = STAGES.map(({ slug }) => slug)

/**
 * Returns the change that makes `slug` the current stage: later stages are cleared. Outcomes are not steps, so they
 * leave the stages before them unchanged.
 */
export function stagesUpTo(slug: StageSlug): { slug: StageSlug; done: boolean }[] {
  const place = STAGE_SLUGS.indexOf(slug)
  return [{ slug, done: true }, ...STAGE_SLUGS.slice(place + 1).map(later => ({ slug: later, done: false }))]
}
