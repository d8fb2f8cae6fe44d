/** Where most people have their mail; the first of two equally near ones wins. */
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

/**
 * The address that was probably meant, or null. The part behind the @ is compared with the common domains and the given
 * ones; a domain that is one of them, or a part of one, is right as it is. Short names must be nearer: "gmx.com" is not
 * meant to be "me.com".
 */
export function suggestAddress(email: string, universities: readonly string[]): string | null {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const known = [...COMMON, ...universities]
  if (at < 1 || known.some(right => domain === right || domain.endsWith(`.${right}`))) {
    return null
  }
  const near = known
    .map(right => ({ right, distance: distance(domain, right) }))
    .filter(({ right, distance: far }) => far <= Math.min(FARTHEST, Math.ceil(right.indexOf('.') / 3)))
    .sort((a, b) => a.distance - b.distance)
  return near[0] ? `${email.slice(0, at)}@${near[0].right}` : null
}

/** Letters put in, left out, changed, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > FARTHEST) {
    return FARTHEST + 1
  }
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array.from({ length: b.length }, () => 0)])
  rows[0] = Array.from({ length: b.length + 1 }, (_, j) => j)
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swapped ? at(i - 2, j - 2) + 1 : Infinity)
      ;(rows[i] as number[])[j] = best
    }
  }
  return at(a.length, b.length)
}
