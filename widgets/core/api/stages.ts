/** The stages of an application in their order. */
export const STAGE_SLUGS = [
  'interested',
  'applied',
  'online-test',
  'video-interview',
  'phone-interview',
  'interview',
  'assessment-centre',
  'offer',
  'accepted',
  'unsuccessful',
  'withdrawn',
] as const

export type StageSlug = (typeof STAGE_SLUGS)[number]

/**
 * Returns the change that makes `slug` the current stage: later stages are cleared. Outcomes are not steps, so they
 * leave the stages before them unchanged.
 */
export function stagesUpTo(slug: StageSlug): { slug: StageSlug; done: boolean }[] {
  const place = STAGE_SLUGS.indexOf(slug)
  return [{ slug, done: true }, ...STAGE_SLUGS.slice(place + 1).map(later => ({ slug: later, done: false }))]
}
