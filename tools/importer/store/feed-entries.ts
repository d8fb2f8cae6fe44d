import { sql } from 'kysely'
import { insertRows } from '../../../host/db/insert-rows'
import type { Db, Row } from '../../../host/db/tables'
import type { ImportRecord } from '../records/types'

type Entry = Pick<Row<'feed_entries'>, 'kind' | 'source' | 'source_id' | 'content_key'>

/** Without a content hash, duplicates do not count. */
interface Hashed {
  record: ImportRecord
  contentKey: string | undefined
}

interface Known {
  /** The record is stored under its own id, so it is not a duplicate. */
  isStored: boolean
  /** The id of a stored record with the same content; an advert must still be open. */
  original: string | null
}

/** A complete list of a source replaces what the source listed before, so its own records are no originals. */
export async function findKnown(db: Db, batch: readonly Hashed[], isComplete: boolean): Promise<Known[]> {
  const wanted = batch.map((read, n) => ({ n, ...entryOf(read) }))
  const { rows } = await sql<Known>`
    select exists (select from jobs j where w.kind = 'jobs' and j.source = w.source and j.source_id = w.source_id
        union all select from reviews r
        where w.kind = 'reviews' and r.source = w.source and r.source_id = w.source_id) as "isStored",
      (select min(e.source_id) from feed_entries e
        where e.kind = w.kind and e.content_key = w.content_key
          and (e.source, e.source_id) <> (w.source, w.source_id) and not (${isComplete} and e.source = w.source)
          and (exists (select from jobs j where w.kind = 'jobs' and j.source = e.source and j.source_id = e.source_id
              and j.status = 'open')
            or exists (select from reviews r
              where w.kind = 'reviews' and r.source = e.source and r.source_id = e.source_id))) as original
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as w (n integer, kind text, source text, source_id text, content_key text)
    order by w.n`.execute(db)
  return rows
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
