import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import { typeNames } from '../../reference'

/** Marks employers whose name is also a place or a job type, so that the search can distinguish them. */
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
