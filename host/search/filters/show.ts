import { sql } from 'kysely'
import type { QueryFilter, Refinements } from './query-filter'

const OPEN = 'open'
const LATER = 'opening-soon'
const LOCAL = 'local'

export const show: QueryFilter = {
  key: 'show',
  scope: 'jobs',
  position: 5,
  label: 'Also show',
  control: 'choices',
  values: [OPEN, LATER, LOCAL],
  defaults: [OPEN],
  complete: values => (values.some(value => value !== LOCAL) ? values : [...values, OPEN].sort()),
  listed: ({ isPlaced }) => [LATER, ...(isPlaced ? [LOCAL] : [])],
  name: value => (value === LATER ? 'Jobs that open later' : 'Hide nationwide jobs'),
  chips: values => [
    ...(values.includes(LATER)
      ? [{ value: LATER, text: values.includes(OPEN) ? 'Including jobs that open later' : 'Jobs that open later' }]
      : []),
    ...(values.includes(LOCAL) ? [{ value: LOCAL, text: 'No nationwide jobs' }] : []),
  ],
  facets: [
    {
      name: 'local',
      columns: ['nationwide'],
      condition: values => (values.includes(LOCAL) ? sql`not nationwide` : undefined),
      value: () => sql`case when not nationwide then 1 end`,
    },
    {
      name: 'show',
      condition: (values, now) =>
        values.includes(OPEN) && values.includes(LATER) ? undefined : openingCondition(now, showsLater(values)),
      value: now => sql`case when opens_at > ${now}::timestamptz then 1 else 0 end`,
    },
  ],
  counts: value =>
    value === LATER ? { facet: 'show', includes: later => later === 1 } : { facet: 'local', includes: () => true },
}

export const SHOW_ALL: Refinements = { [show.key]: [OPEN, LATER] }

export const showsLater = (values: readonly string[]): boolean => values.includes(LATER)

export const openingCondition = (now: Date, later: boolean) =>
  later ? sql`opens_at > ${now}::timestamptz` : sql`opens_at <= ${now}::timestamptz`
