import { sql } from 'kysely'
import { purge } from '../db/purge'
import type { Database } from '../db/tables'
import { DAY } from '../lib/durations'
import type { Job } from './job'

interface Purge extends Pick<Job, 'name' | 'about' | 'schedule'> {
  table: keyof Database
  /** Rows are deleted when the time in this column is past, plus `days` if given. */
  column: string
  days?: number
}

export function purgeJob({ table, column, days = 0, ...job }: Purge): Job {
  return {
    ...job,
    async run({ db }, { at }) {
      await purge(db, table, sql`${sql.ref(column)} < ${new Date(at.getTime() - days * DAY)}`)
    },
  }
}
