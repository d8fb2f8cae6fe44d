import type { InferredSpan } from '../query/inferred'
import type { Part } from '../query/parse'
import { listSpans } from '../query/spans'
import { numbered } from './numbered'
import type { QueryFilter, Refinements } from './query-filter'

const NAMES: Readonly<Record<string, string>> = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' }
/** Rows hold the index of a value, counted from 1. */
const VALUES = Object.keys(NAMES)

export const pattern: QueryFilter = {
  key: 'pattern',
  scope: 'jobs',
  position: 30,
  label: 'Where you work',
  control: 'choices',
  values: VALUES,
  name: value => NAMES[value] ?? value,
  ...numbered('pattern', VALUES),
  infer: findPattern,
  stated: value => WORDS[value] ?? [],
  describeRelaxed: values => `No ${values.join(' or ')} job matches, so jobs in any workplace are included.`,
}

/** The meaning of "remote" in the field for places. */
export const REMOTE: Refinements = { pattern: ['remote'] }

const WORDS: Readonly<Record<string, readonly string[]>> = {
  'on-site': ['on site', 'office based'],
  hybrid: ['hybrid', 'hybrid working', 'hybrid work'],
  remote: [
    ...['remote', 'remote work', 'remote working', 'remotely', 'fully remote', 'work from home', 'working from home'],
    ...['wfh', 'home based', 'home working', 'from home'],
  ],
}
const BY_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([value, names]) => names.map(name => [name, value] as const)),
)
/** Nouns that make it another subject: remote sensing, a hybrid car. */
const OTHER_NOUNS = new Set('sensing control monitoring vehicle vehicles car cars cloud system systems'.split(' '))

function findPattern(parts: readonly Part[]): InferredSpan[] {
  const found = listSpans(parts).flatMap((span): InferredSpan[] => {
    const value = BY_WORDS.get(span.words.join(' '))
    const isOther = OTHER_NOUNS.has(parts[span.end]?.words[0] ?? '')
    const inferred = { key: 'pattern', slug: value ?? '', name: NAMES[value ?? ''] ?? '' }
    return value && !isOther ? [{ span, inferred }] : []
  })
  return found.slice(0, 1)
}
