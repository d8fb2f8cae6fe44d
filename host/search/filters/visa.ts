import { sql } from 'kysely'
import type { InferredSpan } from '../query/inferred'
import type { Part } from '../query/parse'
import { listSpans } from '../query/spans'
import { type QueryFilter, valueUnlessZero } from './query-filter'

const NAME = 'Sponsors visas'

export const visa: QueryFilter = {
  key: 'visa',
  scope: 'jobs',
  position: 50,
  label: 'Visa',
  control: 'switch',
  values: ['yes'],
  name: () => NAME,
  facets: [
    {
      name: 'visa',
      columns: ['visa'],
      condition: values => (values.length > 0 ? sql`visa` : undefined),
      digit: { unit: 4, size: 2, value: valueUnlessZero },
      countKind: 'visa',
    },
  ],
  counts: () => ({ facet: 'visa', includes: () => true }),
  infer: findVisa,
  describeRelaxed: () => 'No job says that it sponsors visas, so jobs that do not say so are included.',
}

/** "Visa" alone is an employer, and "sponsorship" alone is also marketing. */
const WORDS: ReadonlySet<string> = new Set([
  ...['visa sponsorship', 'visa sponsor', 'visa sponsored', 'sponsored visa', 'sponsor visa', 'sponsor visas'],
  ...['visa sponsorship available', 'with visa sponsorship', 'with visa', 'skilled worker visa'],
  ...['tier 2 visa', 'tier 2 sponsorship', 'tier 2 sponsor', 'sponsorship visa'],
])

function findVisa(parts: readonly Part[]): InferredSpan[] {
  const span = listSpans(parts).find(({ words }) => WORDS.has(words.join(' ')))
  return span ? [{ span, inferred: { key: 'visa', slug: 'yes', name: NAME } }] : []
}
