import { sql } from 'kysely'
import MiniSearch from 'minisearch'
import type { Db } from '../../host/db/tables'
import type { Readings } from './readings'
import type { Reading } from './rules'

export type Scope = keyof Readings
/** Returns ids, best first. */
export type Search = (scope: Scope, words: string) => Promise<number[]>

const LIMIT = 10
const BATCH = 500
const SCOPES: readonly Scope[] = ['jobs', 'reviews', 'companies']

const fieldsOf = ({ id, title, employer, places, text }: Reading) => ({
  ...{ id, title, employer, text },
  place: places.map(({ name }) => name).join('; '),
})

/** MiniSearch with default settings, over title, employer, place and text. */
export function createMiniSearch(readings: Readings): Search {
  const indexes = new Map(
    SCOPES.map(scope => {
      const index = new MiniSearch({ fields: ['title', 'employer', 'place', 'text'] })
      index.addAll(readings[scope].map(fieldsOf))
      return [scope, index] as const
    }),
  )
  return (scope, words) =>
    Promise.resolve((indexes.get(scope)?.search(words) ?? []).slice(0, LIMIT).map(({ id }) => Number(id)))
}

/** The full text search of PostgreSQL over the same fields: all words, ranked by `ts_rank`. */
export async function createFullText(db: Db, readings: Readings): Promise<Search> {
  await fillFullText(db, readings)
  return async (scope, words) => {
    const query = sql`websearch_to_tsquery('english', ${words})`
    const { rows } = await sql<{
      id: number
    }>`select id from bench_readings where scope = ${scope} and words @@ ${query}
      order by ts_rank(words, ${query}) desc, id limit ${LIMIT}`.execute(db)
    return rows.map(({ id }) => id)
  }
}

/** Runs once per imported database; later runs reuse the table. */
async function fillFullText(db: Db, readings: Readings): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('bench_readings') is not null as found`.execute(db)
  if (rows[0]?.found) {
    return
  }
  await db.transaction().execute(async trx => {
    await sql`create table bench_readings (scope text, id integer, words tsvector)`.execute(trx)
    for (const scope of SCOPES) {
      for (let start = 0; start < readings[scope].length; start += BATCH) {
        const some = readings[scope].slice(start, start + BATCH).map(fieldsOf)
        await sql`insert into bench_readings select ${scope}, r.id,
          to_tsvector('english', concat_ws(' ', r.title, r.employer, r.place, r.text))
          from json_to_recordset(${JSON.stringify(some)}::json)
          as r (id integer, title text, employer text, place text, text text)`.execute(trx)
      }
    }
    await sql`create index on bench_readings using gin (words)`.execute(trx)
  })
}
