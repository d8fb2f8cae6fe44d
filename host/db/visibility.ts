import { type RawBuilder, type SqlBool, sql } from 'kysely'

/*
 * The visibility rules for visitors. Each rule is defined here once, as a condition for Kysely's `where` and `on` or
 * for a `sql` template. `alias` is the query's name for the table.
 */

type Condition = RawBuilder<SqlBool>

/** The jobs and reviews of a company that is not live are hidden with it. */
export const isLiveCompany = (alias = 'companies'): Condition => sql`${sql.ref(`${alias}.status`)} = 'live'`

/** A proposed company waits for a moderator. */
export const isProposedCompany = (alias = 'companies'): Condition => sql`${sql.ref(`${alias}.status`)} = 'draft'`

/** An employer's facts are unconfirmed if they come only from an import. */
export const isUnconfirmed = (): Condition => sql`(companies.source is not null and companies.about = '')`

/** Selects a confirmed fact of an employer, for places that cannot show its source. */
export const confirmed = (fact: 'companies.head_office' | 'industries.name') =>
  sql<string | null>`case when not ${isUnconfirmed()} then ${sql.ref(fact)} end`

/** A published review has passed moderation. */
export const isPublishedReview = (alias = 'reviews'): Condition => sql`${sql.ref(`${alias}.state`)} = 'published'`

/** A visible job has a page. It may have closed, but it is neither a draft nor taken down. */
export const isVisibleJob = (alias = 'jobs'): Condition =>
  sql`${sql.ref(`${alias}.status`)} not in ('draft', 'removed')`

/** For a query over `jobs` joined with `companies`. */
export const isPublicJob = (): Condition => sql`(${isVisibleJob()} and ${isLiveCompany()})`

/** An advertised job was not closed by hand. Its deadline may have passed: see `isLiveJob`. */
export const isAdvertisedJob = (alias = 'jobs'): Condition => sql`${sql.ref(`${alias}.status`)} in ('open', 'interest')`

/** Takes applications at `now` or will do so later. */
export function isLiveJob(now: Date, alias = 'jobs'): Condition {
  const deadline = sql.ref(`${alias}.deadline_at`)
  return sql`(${isAdvertisedJob(alias)} and (${deadline} is null or ${deadline} > ${now}))`
}

/** An open job takes applications at `now`. `jobState` is the same rule for a row. */
export function isOpenJob(now: Date, alias = 'jobs'): Condition {
  const opened = sql`coalesce(${sql.ref(`${alias}.opens_at`)} <= ${now}, ${sql.ref(`${alias}.status`)} = 'open')`
  return sql`(${isLiveJob(now, alias)} and ${opened})`
}

export const isRunningPromotion = (now: Date, alias = 'promotions'): Condition =>
  sql`(${sql.ref(`${alias}.starts_at`)} <= ${now} and ${sql.ref(`${alias}.ends_at`)} > ${now})`

/** For a query over `jobs` joined with `companies`. */
export const isListedJob = (now: Date): Condition => sql`(${isOpenJob(now)} and ${isLiveCompany()})`
