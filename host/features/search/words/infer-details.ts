import { type PATTERN_VALUES, SALARIES } from '../bands'
import type { Found } from './inferred'
import type { Part } from './parse'
import { listSpans } from './spans'

/** What people call a way to work, by its value. */
const PATTERN_NAMES: Readonly<Record<(typeof PATTERN_VALUES)[number], readonly string[]>> = {
  'on-site': ['on site', 'office based'],
  hybrid: ['hybrid', 'hybrid working', 'hybrid work'],
  remote: [
    ...['remote', 'remote work', 'remote working', 'remotely', 'fully remote', 'work from home', 'working from home'],
    ...['wfh', 'home based', 'home working', 'from home'],
  ],
}
const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(PATTERN_NAMES).flatMap(([value, names]) => names.map(name => [name, value] as const)),
)
const PATTERN_TEXTS: Readonly<Record<string, string>> = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' }
/** Another thing than a place to work: remote sensing, a hybrid car. */
const OTHER_THINGS = new Set('sensing control monitoring vehicle vehicles car cars cloud system systems'.split(' '))

/** "£30k", "30k", "£30,000", "£30000+" */
const PAY = /^(?:£(\d{2,3})k|(\d{2,3})k|£(\d{5,6}))\+?$/i
const BEFORE_PAY = new Set(['over', 'above', 'from', 'minimum', 'min', 'least'])

/** Reads where one works and the least pay out of the words, unless the filters have them. */
export function findDetails(parts: readonly Part[], refined: readonly string[]): Found[] {
  return [
    ...(refined.includes('pattern') ? [] : findPattern(parts)),
    ...(refined.includes('salary-min') ? [] : findPay(parts)),
  ]
}

function findPattern(parts: readonly Part[]): Found[] {
  const found = listSpans(parts).flatMap((span): Found[] => {
    const value = BY_NAME.get(span.words.join(' '))
    const isOther = OTHER_THINGS.has(parts[span.end]?.words[0] ?? '')
    const inferred = { key: 'pattern' as const, slug: value ?? '', name: PATTERN_TEXTS[value ?? ''] ?? '' }
    return value && !isOther ? [{ span, inferred }] : []
  })
  return found.slice(0, 1)
}

/** The largest choice of the filter that the named pay reaches. */
function findPay(parts: readonly Part[]): Found[] {
  const found = listSpans(parts).flatMap((span): Found[] => {
    const [, pounds, thousands, whole] = span.end - span.start === 1 ? (PAY.exec(span.typed) ?? []) : []
    const wanted = whole ? Number(whole) : 1000 * Number(pounds ?? thousands ?? 0)
    const choice = SALARIES.findLast(pay => pay <= wanted)
    const isAfter = BEFORE_PAY.has(parts[span.start - 1]?.words[0] ?? '')
    const start = isAfter ? span.start - 1 : span.start
    const inferred = { key: 'salary-min' as const, slug: String(choice), name: `£${choice}` }
    return choice ? [{ span: { ...span, start }, inferred }] : []
  })
  return found.slice(0, 1)
}
