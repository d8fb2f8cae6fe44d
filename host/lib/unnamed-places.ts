/** For adverts without a named place, which have no position and are in no town's list. */
export const UNNAMED_PLACES = {
  somewhere: 'Somewhere in the UK',
  several: 'Several places',
  severalAtHome: 'Several places in the UK',
} as const
