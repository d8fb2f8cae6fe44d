import type { InferredSpan } from '../query/inferred'
import type { Part } from '../query/parse'
import { spanOf } from '../query/spans'
import { numbered } from './numbered'
import type { QueryFilter } from './query-filter'

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const VALUES = MONTHS.map(month => month.toLowerCase())
const nameOf = (value: string): string => MONTHS[VALUES.indexOf(value)] ?? value

/** In any year. Jobs without a start date match no month. */
export const startMonth: QueryFilter = {
  key: 'starts',
  scope: 'jobs',
  position: 32,
  label: 'Start month',
  control: 'choices',
  values: VALUES,
  name: nameOf,
  chips: values => values.map(value => ({ value, text: `Starts in ${nameOf(value)}` })),
  ...numbered('start_month', VALUES),
  infer: findMonth,
  stated: value => [value],
  describeRelaxed: values =>
    `No job states that it starts in ${values.map(nameOf).join(' or ')}, so other jobs are included.`,
}

const STARTING = /^(?:in|start|starts|starting|from|begin|begins|beginning)$/

/** "Starting in September", "September start". */
function findMonth(parts: readonly Part[]): InferredSpan[] {
  const wordAt = (index: number) => parts[index]?.words[0] ?? ''
  const index = parts.findIndex((_, i) => VALUES.includes(wordAt(i)))
  let start = index
  while (STARTING.test(wordAt(start - 1))) {
    start -= 1
  }
  const end = STARTING.test(wordAt(index + 1)) && wordAt(index + 1) !== 'in' ? index + 2 : index + 1
  const isStart = index >= 0 && (start < index || end > index + 1)
  const value = wordAt(index)
  return isStart
    ? [{ span: spanOf(parts, start, end), inferred: { key: 'starts', slug: value, name: nameOf(value) } }]
    : []
}
