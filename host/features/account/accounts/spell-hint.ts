import { editDistance } from '../../../lib/edit-distance'

/** Sorted by popularity: the first of two equally close domains wins. */
const COMMON = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'hotmail.co.uk',
  'live.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'me.com',
  'btinternet.com',
  'sky.com',
]
const FARTHEST = 2

/** Accepts subdomains of known domains. Short names must be closer: "gmx.com" does not become "me.com". */
export function suggestAddress(email: string, universities: readonly string[]): string | null {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const known = [...COMMON, ...universities]
  if (at < 1 || known.some(right => domain === right || domain.endsWith(`.${right}`))) {
    return null
  }
  const near = known
    .map(right => ({ right, distance: editDistance(domain, right, { max: FARTHEST }) }))
    .filter(({ right, distance }) => distance <= Math.min(FARTHEST, Math.ceil(right.indexOf('.') / 3)))
    .sort((a, b) => a.distance - b.distance)
  return near[0] ? `${email.slice(0, at)}@${near[0].right}` : null
}
