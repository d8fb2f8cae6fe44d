const NAME = String.raw`\p{Lu}[\p{Ll}'’-]{1,30}`
const FULL_NAME = String.raw`${NAME}(?: ${NAME}){0,2}`
const PERSON =
  'manager|line manager|supervisor|mentor|boss|buddy|director|head|lead|leader|tutor|colleague|trainer|founder|owner|partner|recruiter'
const PATTERNS = [
  new RegExp(String.raw`(?<![\p{L}])(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame)\.? (${FULL_NAME})`, 'gu'),
  new RegExp(
    String.raw`(?<![\p{L}])(?:${PERSON})(?:,| was| is|,? called|,? named| -| –)? (${FULL_NAME})(?![\p{L}])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:called|named|[Tt]hanks to|report(?:ed|ing) to|work(?:ed|ing) (?:with|for|under)|managed by) (${FULL_NAME})`,
    'gu',
  ),
]
const PAIR = new RegExp(String.raw`(?<![\p{L}])(${NAME}) (?=(${NAME})(?![\p{L}]))`, 'gu')
/** Given names that also start other phrases: "Summer internship", "April intake". */
const ALSO_WORDS = new Set(
  'spring summer autumn winter april may june august art grace hope joy faith will mark rich bill page paris london'.split(
    ' ',
  ),
)

export interface KnownNames {
  given: ReadonlySet<string>
  family: ReadonlySet<string>
  /** Names of employers and places that this review may mention. */
  allowed: readonly string[]
}

/**
 * Finds probable names of people: after a title, after "my manager" and the like, or a given name followed by a family
 * name.
 */
export function findNames(text: string, { given, family, allowed }: KnownNames): string[] {
  const permitted = new Set(allowed.flatMap(name => [name, ...name.split(/[^\p{L}'’-]+/u)]).map(fold))
  const isAllowed = (name: string) =>
    permitted.has(fold(name)) || name.split(' ').every(word => permitted.has(fold(word)))
  const [titled = [], ...introduced] = PATTERNS.map(pattern => [...text.matchAll(pattern)].map(match => match[1] ?? ''))
  // "worked with" may also come before a tool or an employer.
  const isGiven = (name: string) => given.has(fold(name.split(' ')[0] ?? ''))
  const people = introduced.flat().filter(isGiven)
  const pairs = [...text.matchAll(PAIR)].flatMap(([, first = '', last = '']) =>
    given.has(fold(first)) && family.has(fold(last)) && !ALSO_WORDS.has(fold(first)) ? [`${first} ${last}`] : [],
  )
  return [...new Set([...titled, ...people, ...pairs])].filter(name => !isAllowed(name))
}

const fold = (name: string): string => name.toLowerCase().replace(/['’]s?$/, '')
