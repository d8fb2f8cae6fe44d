import { sql } from 'kysely'
import type { Db } from '../../host/db/tables'

/** Copies the adverts and their words into one wide table, the obvious first design. */
export async function prepareNaive(db: Db): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('naive_jobs') is not null as found`.execute(db)
  if (rows[0]?.found) {
    return
  }
  await sql`create table naive_jobs as
    select j.*, c.industry_id, to_tsvector('english', j.title || ' ' || j.description) as words
    from jobs j join companies c on c.id = j.company_id`.execute(db)
  await sql`create index on naive_jobs using gin (words)`.execute(db)
  await sql`create index on naive_jobs (published_at desc)`.execute(db)
  await sql`analyze naive_jobs`.execute(db)
}

/** Reads the best twenty by rank, the total and five grouped counts: seven statements on the wide table. */
export async function searchNaively(db: Db, word: string): Promise<void> {
  const query = sql`plainto_tsquery('english', ${word})`
  const matches = word ? sql`j.words @@ ${query}` : sql`true`
  const rank = word ? sql`ts_rank(j.words, ${query}) desc, ` : sql``
  await sql`select j.id, j.title, j.description from naive_jobs j where ${matches} order by ${rank}published_at desc limit 20`.execute(
    db,
  )
  await sql`select count(*) from naive_jobs j where ${matches}`.execute(db)
  await sql`select type_id, count(*) from naive_jobs j where ${matches} group by 1`.execute(db)
  await sql`select industry_id, count(*) from naive_jobs j where ${matches} group by 1`.execute(db)
  await sql`select company_id, count(*) from naive_jobs j where ${matches} group by 1 order by 2 desc limit 30`.execute(
    db,
  )
  await sql`select r.role_id, count(*) from naive_jobs j join job_roles r on r.job_id = j.id where ${matches} group by 1`.execute(
    db,
  )
  await sql`select d.degree_area_id, count(*) from naive_jobs j join job_degree_areas d on d.job_id = j.id
    where ${matches} group by 1`.execute(db)
}
