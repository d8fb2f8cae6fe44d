import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import { typeNames } from '../../reference'

/** Marks employers that are named like a place or a type of job, so that the search can tell them apart. */
export async function markCommonNames(db: Db): Promise<void> {
  const words = JSON.stringify(Object.values(typeNames).flat())
  await sql`
    with common as (
      select lower(name) as name from places
      union select lower(name) from entities where list = 'job-types'
      union select jsonb_array_elements_text(${words}::jsonb)
    ), marks as (
      select c.id, exists (select from common where common.name = lower(c.name)) as is_common from companies c
    )
    update companies set has_common_name = marks.is_common
    from marks where marks.id = companies.id and marks.is_common <> companies.has_common_name`.execute(db)
}
