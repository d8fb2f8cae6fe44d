import { inSlices } from '../lib/slices'
import type { Db } from './tables'

type Query<Row> = (after: number, limit: number) => { execute: (db: Db) => Promise<{ rows: Row[] }> }

/** The query must order by id, start after the given id and read at most `limit` rows. */
export async function readInSlices<Row extends { id: number }>(query: Query<Row>, db: Db): Promise<Row[]> {
  const all: Row[] = []
  await inSlices(async limit => {
    const { rows } = await query(all.at(-1)?.id ?? 0, limit).execute(db)
    all.push(...rows)
    return new Set(rows.map(({ id }) => id)).size
  })
  return all
}
