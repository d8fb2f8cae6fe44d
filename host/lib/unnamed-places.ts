/** What adverts say in place of a place that they do not name; it has no position, and no town's list holds it. */
export const UNNAMED_PLACES = {
  somewhere: 'Somewhere in the UK',
  several: 'Several places',
  severalAtHome: 'Several places in the UK',
} as const
