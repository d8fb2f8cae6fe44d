import { degrees } from '../../../host/reference'

const NAMES = degrees.flatMap(({ name, slug, children, aliases }) =>
  [name, ...children.map(course => course.name), ...aliases].map(each => [each.toLowerCase(), slug] as const),
)
const AREA_OF = new Map(NAMES)
/** Longest first, because the first alternative that matches wins. */
const SUBJECT = new RegExp(
  `(?<![\\p{L}-])(?:${[...AREA_OF.keys()]
    .sort((one, other) => other.length - one.length)
    .map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})(?![\\p{L}-])`,
  'giu',
)

/** "a degree in Physics, Maths or a related subject" */
const CLAUSE =
  /\b(?:degrees?|graduates?|graduated|undergraduates?|studying|study|bachelor['’]?s?|b\.?sc|beng|meng|msc|ba|qualification|above|higher|2[:.][12]|honours)\b(?: \([^)]*\))?[^.;:]{0,40}?\b(?:in|of|for|towards)\b([^.;]{3,200})/gi
const ANY = /\bany (?:subject|discipline|degree|background)\b|\b(?:all|any) (?:degree )?(?:subjects|disciplines)\b/i
const MAX_AREAS = 6

/** Empty if the advert accepts any subject. */
export function readSubjects(text: string): string[] {
  const clauses = [...text.matchAll(CLAUSE)].map(match => match[1] ?? '').join(' . ')
  if (clauses === '' || ANY.test(text)) {
    return []
  }
  const found = [...new Set([...clauses.matchAll(SUBJECT)].map(([name]) => AREA_OF.get(name.toLowerCase()) ?? ''))]
  return found.length > MAX_AREAS ? [] : found.sort()
}
