import { sql } from 'kysely'
import type { Db, SuggestionKind } from '../../../db/tables'
import { eachSlice, inSlices } from '../../../lib/slices'
import type { Source } from './source-queries'

/** Updates the rows of one kind to match the sources. Each statement writes the differences for a slice of labels. */
export async function mergeSuggestions(db: Db, kind: SuggestionKind, sources: readonly Source[]): Promise<void> {
  const byLabel = new Map<string, Source[]>()
  for (const source of sources) {
    byLabel.set(source.label, [...(byLabel.get(source.label) ?? []), source])
  }
  await eachSlice([...byLabel], labels =>
    mergeLabels(db, kind, { labels: labels.map(([label]) => label), sources: labels.flatMap(([, own]) => own) }),
  )
  const gone = (await listLabels(db, kind)).filter(label => !byLabel.has(label))
  await eachSlice(gone, labels => mergeLabels(db, kind, { labels, sources: [] }))
}

async function listLabels(db: Db, kind: SuggestionKind): Promise<string[]> {
  const labels: string[] = []
  await inSlices(async limit => {
    const { rows } = await sql<{ label: string }>`
      select distinct label from suggestions where kind = ${kind} and label > ${labels.at(-1) ?? ''}
      order by label limit ${limit}`.execute(db)
    labels.push(...rows.map(({ label }) => label))
    return rows.length
  })
  return labels
}

interface Slice {
  labels: readonly string[]
  sources: readonly Source[]
}

async function mergeLabels(db: Db, kind: SuggestionKind, { labels, sources }: Slice): Promise<void> {
  await sql`
    with found as materialized (
      select distinct on (start, slug, label) start collate "C" as start, nth, slug, label, weight
      from (
        -- Another name of something helps to find it, and is not what it is called.
        select way.start, source.slug, source.label, source.weight,
          case when way.nth = 0 and not starts_with(suggestion_text(source.label), way.start) then 1 else way.nth end as nth
        from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) as source (name text, label text, slug text, weight integer)
        cross join lateral suggestion_starts(source.name) as way
      ) as ways
      order by start, slug, label, nth
    ), gone as (
      delete from suggestions s
      where s.kind = ${kind} and s.label = any(${[...labels]}::text[])
        and not exists (select from found f where (f.start, f.slug, f.label) = (s.start, s.slug, s.label))
    ), words as (
      insert into suggestion_words select distinct split_part(start, ' ', 1) from found on conflict do nothing
    )
    insert into suggestions as s (kind, start, nth, label, slug, weight)
    select ${kind}, start, nth, label, slug, weight from found
    on conflict (kind, start, slug, label) do update set nth = excluded.nth, weight = excluded.weight
      where (s.nth, s.weight) is distinct from (excluded.nth, excluded.weight)`.execute(db)
}

export async function purgeWords(db: Db): Promise<void> {
  let after = ''
  await inSlices(async limit => {
    // "!" is the character after the space that ends a word, in byte order.
    const { rows } = await sql<{ word: string }>`
      with part as materialized (select word from suggestion_words where word > ${after} order by word limit ${limit}),
      gone as (
        delete from suggestion_words w using part where w.word = part.word and not exists (
          select from suggestions s
          where s.kind = any(array['type', 'role', 'title', 'company', 'place'])
            and s.start >= w.word collate "C" and s.start < (w.word || '!') collate "C"
        )
      )
      select word from part order by word`.execute(db)
    after = rows.at(-1)?.word ?? after
    return rows.length
  })
}
