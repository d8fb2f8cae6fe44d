import type { PathFilter } from './path-filter'

/** Towns, counties and outcodes; `places/` resolves them, with the radius of the segment `within-15-miles`. */
export const place: PathFilter<'in'> = {
  key: 'in',
  label: 'Place',
  control: 'choices',
  isShared: true,
  isIndexed: true,
}
