import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/tables'

/** Jobs that one can apply for at `now`: the same rule as `jobState`, as a condition. */
export function isLive(now: Date) {
  return (eb: ExpressionBuilder<Database, 'jobs'>) =>
    eb.and([
      eb('jobs.status', 'in', ['open', 'interest']),
      eb.or([eb('jobs.deadline_at', 'is', null), eb('jobs.deadline_at', '>', now)]),
      sql<SqlBool>`coalesce(jobs.opens_at <= ${now}, jobs.status = 'open')`,
    ])
}

/** Live jobs, and those that open later. */
export function isOpenOrOpening(now: Date) {
  return (eb: ExpressionBuilder<Database, 'jobs'>) =>
    eb.and([
      eb('jobs.status', 'in', ['open', 'interest']),
      eb.or([eb('jobs.deadline_at', 'is', null), eb('jobs.deadline_at', '>', now)]),
    ])
}
