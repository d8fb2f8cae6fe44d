import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../db/tables'
import { isLiveJob } from '../db/visibility'
import type { Choice } from './choice-queries'
import { PATH_FILTERS, type PathFilter } from './filters'

type Condition = RawBuilder<SqlBool>

/** For `jobs` joined with `companies`. Values of one filter are alternatives; all filters must hold. */
export function jobConditions(choices: readonly Choice[]): Condition[] {
  return conditionsOf(choices, ({ jobCondition }) => jobCondition)
}

/** For `companies`. One open or upcoming job must meet all filters that only a job can meet. */
export function companyConditions(db: Db, choices: readonly Choice[], now: Date): Condition[] {
  const openJob = (conditions: readonly Condition[]) => {
    const job = db
      .selectFrom('jobs')
      .select('jobs.id')
      .whereRef('jobs.company_id', '=', sql.ref('companies.id'))
      .where(isLiveJob(now))
      .where(eb => eb.and([...conditions]))
    return sql<SqlBool>`exists (${job})`
  }
  const ofJobs = choices.filter(({ key }) => PATH_FILTERS.some(each => each.key === key && !each.companyCondition))
  return [
    ...(ofJobs.length > 0 ? [openJob(jobConditions(ofJobs))] : []),
    ...conditionsOf(choices, ({ companyCondition }) => companyCondition),
  ]
}

type Maker = ((ids: number[]) => Condition) | undefined

function conditionsOf(choices: readonly Choice[], makerOf: (filter: PathFilter) => Maker): Condition[] {
  return PATH_FILTERS.flatMap(filter => {
    const ids = choices.filter(({ key }) => key === filter.key).flatMap(choice => choice.ids)
    const make = makerOf(filter)
    return make && ids.length > 0 ? [make(ids)] : []
  })
}
