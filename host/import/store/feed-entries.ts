import { sql } from 'kysely'
import { insertRows } from '../../db/insert-rows'
import type { Db, Row } from '../../db/tables'
import type { ImportRecord } from '../records/types'

type Entry = Pick<Row<'feed_entries'>, 'kind' | 'source' | 'source_id' | 'content_key'>

/** Without a content hash, duplicates do not count. */
export interface Hashed {
  record: ImportRecord
  contentKey: string | undefined
}

/**
 * Returns the stored record that each record duplicates under another id; an advert must still be open. A stored record
 * is never a duplicate. A complete list of a source replaces what the source listed before, so only other sources count
 * there.
 */
export async function findOriginals(
  db: Db,
  batch: readonly Hashed[],
  isComplete: boolean,
): Promise<Map<ImportRecord, string>> {
  const wanted = batch.flatMap((read, n) => (read.contentKey ? [{ n, ...entryOf(read) }] : []))
  if (wanted.length === 0) {
    return new Map()
  }
  const { rows } = await sql<{ n: number; source_id: string }>`
    select w.n, min(e.source_id) as source_id
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as w (n integer, kind text, source text, source_id text, content_key text)
    join feed_entries e on e.kind = w.kind and e.content_key = w.content_key
      and (e.source, e.source_id) <> (w.source, w.source_id) and not (${isComplete} and e.source = w.source)
    where not exists (${storedAs('w')})
      and (exists (select from jobs j where w.kind = 'jobs' and j.source = e.source and j.source_id = e.source_id
          and j.status = 'open')
        or exists (select from reviews r where w.kind = 'reviews' and r.source = e.source and r.source_id = e.source_id))
    group by w.n`.execute(db)
  return new Map(rows.flatMap(({ n, source_id }) => (batch[n] ? [[batch[n].record, source_id] as const] : [])))
}

/** A record that is stored under its own id is not a duplicate. */
export async function findStoredRecords(db: Db, batch: readonly Hashed[]): Promise<Set<ImportRecord>> {
  if (batch.length === 0) {
    return new Set()
  }
  const wanted = batch.map((read, n) => ({ n, ...entryOf(read) }))
  const { rows } = await sql<{ n: number }>`
    select w.n from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as w (n integer, kind text, source text, source_id text)
    where exists (${storedAs('w')})`.execute(db)
  return new Set(rows.flatMap(({ n }) => (batch[n] ? [batch[n].record] : [])))
}

const storedAs = (alias: string) => {
  const [source, id, kind] = ['source', 'source_id', 'kind'].map(column => sql.ref(`${alias}.${column}`))
  return sql`select from jobs j where ${kind} = 'jobs' and j.source = ${source} and j.source_id = ${id}
    union all select from reviews r where ${kind} = 'reviews' and r.source = ${source} and r.source_id = ${id}`
}

export async function markSeen(db: Db, batch: readonly Hashed[], now: Date): Promise<void> {
  const entries = new Map(
    batch
      .filter(({ record }) => record.kind !== 'companies')
      .map(read => [`${read.record.source}\n${read.record.sourceId}`, { ...entryOf(read), seen_at: now }]),
  )
  await insertRows(db, {
    into: 'feed_entries',
    rows: [...entries.values()],
    onConflict: `(kind, source, source_id) do update set seen_at = excluded.seen_at,
      content_key = coalesce(excluded.content_key, feed_entries.content_key)`,
  })
}

const entryOf = ({ record, contentKey }: Hashed): Entry => ({
  kind: record.kind === 'reviews' ? 'reviews' : 'jobs',
  source: record.source,
  source_id: record.sourceId,
  content_key: contentKey ?? null,
})
