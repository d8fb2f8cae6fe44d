import { sql } from 'kysely'
import type { PathFilter } from './path-filter'

export const type: PathFilter<'type'> = {
  key: 'type',
  label: 'Job type',
  control: 'choices',
  list: 'job-types',
  aggregation: 'filteredByParentJobType',
  column: 'type_set',
  countKind: 'type',
  isShared: false,
  isIndexed: true,
  jobCondition: ids => sql`jobs.type_id = any(${ids})`,
}

/** For types whose name is not what people call such a job. */
const NOUNS: Readonly<Record<string, string>> = {
  graduate: 'graduate job',
  insight: 'insight event',
  'work-experience': 'work experience place',
  'part-time': 'part-time or temporary job',
  volunteering: 'volunteering role',
}

export function nounsOf({ slug, name }: { slug: string; name: string }): readonly [one: string, many: string] {
  const one = NOUNS[slug] ?? lowerFirst(name)
  return [one, one.includes(' in ') ? one.replace(' in ', 's in ') : `${one}s`]
}

/** "IT support" keeps its capitals inside a sentence, "Law" does not. */
export const lowerFirst = (name: string) =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
