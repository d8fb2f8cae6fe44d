import { sql } from 'kysely'
import type { InferredSpan } from '../query/inferred'
import { isOrdinary, type Part } from '../query/parse'
import { spanOf } from '../query/spans'
import type { QueryFilter } from './query-filter'

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
      value: () => sql`case when visa then 1 end`,
      countKind: 'visa',
    },
  ],
  counts: () => ({ facet: 'visa', includes: () => true }),
  infer: findVisa,
  stated: () => STATED,
  isEssential: true,
  describeRelaxed: () => 'No job says that it sponsors visas, so jobs that do not say so are included.',
}

const STATED = [
  ...[
    'visa sponsorship',
    'sponsorship',
    'sponsor visa',
    'visa sponsor',
    'certificate of sponsorship',
    'skilled worker',
  ],
  ...['tier 2', 'work visa', 'visa support', 'sponsor your visa'],
]

const VISA = /^(?:visas?|permits?)$/
const SPONSOR = /^sponsor(?:s|ed|ing|ship)?$/
/** Words that confirm the subject: "Visa" alone is an employer, and "sponsorship" alone is also marketing. */
const AROUND =
  /^(?:work|working|worker|skilled|tier|certificate|support|sponsor\w*|visas?|overseas|international|need|needs|require\w*|available|2|my|with|of)$/
const SURE = /^(?:work|working|skilled|tier|certificate|support|overseas|international|need|needs|require\w*|my|with)$/

/** Includes the neighbouring words about permission to work. */
function findVisa(parts: readonly Part[]): InferredSpan[] {
  const words = parts.map(part => (isOrdinary(part) ? (part.words[0] ?? '') : ''))
  const index = words.findIndex(word => VISA.test(word) || SPONSOR.test(word))
  const isSure =
    words.some(word => SURE.test(word)) ||
    (words.some(word => VISA.test(word)) && words.some(word => SPONSOR.test(word))) ||
    ['sponsor', 'sponsors', 'sponsored'].includes(words[index] ?? '')
  if (index < 0 || !isSure) {
    return []
  }
  let start = index
  let end = index + 1
  while (AROUND.test(words[start - 1] ?? '')) {
    start -= 1
  }
  while (AROUND.test(words[end] ?? '')) {
    end += 1
  }
  return [{ span: spanOf(parts, start, end), inferred: { key: 'visa', slug: 'yes', name: NAME } }]
}
