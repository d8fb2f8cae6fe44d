import { type RawBuilder, sql } from 'kysely'
import { type Conditions, conditionsOf, whereAll } from './condition-queries'
import type { Facet, Question } from './question'
import { isNear, matching } from './row-queries'
import type { Sets } from './set-queries'

type Sql = RawBuilder<unknown>

/** What an employer meets by a job: one job meets all of them. */
export const JOB_FACETS = ['type', 'role', 'for'] as const satisfies readonly Facet[]
export type JobFacet = (typeof JOB_FACETS)[number]

/**
 * The narrow rows of employers that meet everything, or everything but one facet. One open job meets type, role and
 * subject together, and is near unless the employer is.
 */
export function selectEmployers(question: Question, sets: Sets, but?: Facet): Sql {
  const conditions = conditionsWithout(conditionsOf(question, sets), but)
  const kinds = JOB_FACETS.flatMap(facet => conditions[facet] ?? [])
  const withJob = (more: readonly Sql[]) => sql`id in (select company_id from job_search j
    ${whereAll([isOpen(question), ...kinds, ...more])})`
  const isMet = kinds.length > 0 ? withJob([]) : sql`true`
  const isThere = sql`(${isNear('e', sets)} and ${isMet} or ${withJob([isJobNear(sets)])})`
  return sql`select e.* from (${selectOwn(question)}) e
    ${whereAll([...ownConditions(conditions), question.places.length > 0 ? isThere : isMet])}`
}

/**
 * The open jobs of employers that meet everything but one facet, of which each job of theirs counts what it has:
 * company_id, type_set, role_set, area_set.
 */
export function selectOffers(question: Question, sets: Sets, but?: JobFacet): Sql {
  const conditions = conditionsWithout(conditionsOf(question, sets), but)
  const isNearby = sql`(${isJobNear(sets)} or company_id in (select id from company_search e where ${isNear('e', sets)}))`
  return sql`select company_id, type_set, role_set, area_set from job_search j
    ${whereAll([
      isOpen(question),
      ...JOB_FACETS.flatMap(facet => conditions[facet] ?? []),
      ...(question.places.length > 0 ? [isNearby] : []),
    ])} ${isOfEmployers(question)}`
}

/** "and company_id in …": the employers that have the words and meet what they meet themselves; nothing where all do. */
export function isOfEmployers(question: Question): Sql {
  const own = ownConditions(conditionsOf(question, { near: new Map() }))
  return question.tsquery === '' && own.length === 0
    ? sql``
    : sql`and company_id in (select id from (${selectOwn(question)}) e ${whereAll(own)})`
}

const isOpen = ({ now }: Question): Sql => sql`closes_at > ${now}::timestamptz`
const isJobNear = (sets: Sets): Sql => sql`(nationwide or ${isNear('j', sets)})`

/** The employers with the words, in the columns that conditions name. */
const selectOwn = ({ tsquery }: Question): Sql =>
  sql`select s.id, s.id as company_id, s.industry_id, s.spot_set, s.name from company_search s
    where true ${matching(sql`company_words(s.id)`, tsquery)}`

const conditionsWithout = (conditions: Conditions, but?: Facet): Conditions =>
  Object.fromEntries(Object.entries(conditions).filter(([facet]) => facet !== but))

const ownConditions = (conditions: Conditions): Sql[] =>
  Object.entries(conditions).flatMap(([facet, condition]) => (JOB_FACETS.some(own => own === facet) ? [] : [condition]))
