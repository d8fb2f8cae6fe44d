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

/** What people call one and many jobs of a type, by the slug of the type. */
export const TYPE_NOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  placement: ['placement', 'placements'],
  'year-in-industry': ['year in industry', 'years in industry'],
  'short-placement': ['short placement', 'short placements'],
  internship: ['internship', 'internships'],
  'summer-internship': ['summer internship', 'summer internships'],
  'spring-week': ['spring week', 'spring weeks'],
  'off-cycle-internship': ['off-cycle internship', 'off-cycle internships'],
  'research-internship': ['research internship', 'research internships'],
  graduate: ['graduate job', 'graduate jobs'],
  'graduate-scheme': ['graduate scheme', 'graduate schemes'],
  'graduate-job': ['graduate job', 'graduate jobs'],
  apprenticeship: ['apprenticeship', 'apprenticeships'],
  'intermediate-apprenticeship': ['intermediate apprenticeship', 'intermediate apprenticeships'],
  'advanced-apprenticeship': ['advanced apprenticeship', 'advanced apprenticeships'],
  'higher-apprenticeship': ['higher apprenticeship', 'higher apprenticeships'],
  'degree-apprenticeship': ['degree apprenticeship', 'degree apprenticeships'],
  insight: ['insight event', 'insight events'],
  'insight-day': ['insight day', 'insight days'],
  'work-experience': ['work experience place', 'work experience places'],
  'virtual-experience': ['virtual experience', 'virtual experiences'],
  'part-time': ['part-time or temporary job', 'part-time and temporary jobs'],
  volunteering: ['volunteering role', 'volunteering roles'],
}

/** What people call many jobs of a type. */
export const nounsOf = ({ slug, name }: { slug: string; name: string }): string =>
  TYPE_NOUNS[slug]?.[1] ?? `${lowerFirst(name)} jobs`

/** "IT support" keeps its capitals inside a sentence, "Law" does not. */
export const lowerFirst = (name: string) =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
