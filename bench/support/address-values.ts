import { sql } from 'kysely'
import { openDatabase } from '../../host/db'
import type { Db } from '../../host/db/tables'
import { LISTS } from '../../host/search/choice-queries'

export interface AddressValues {
  filters: Record<'type' | 'role' | 'for' | 'industry' | 'company' | 'in', string[]>
  /** Frequent, rare and misspelt words, and one without matches. */
  words: string[]
  places: { slug: string; lat: number; lng: number }[]
  jobs: string[]
  reviews: string[]
  rankings: string[]
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

export async function readAddressValues(dataDir: string, url?: string): Promise<AddressValues> {
  const options = { dataDir, log: silent, lock: 'join', statementTimeoutMs: 60_000 } as const
  const handle = await openDatabase({ ...options, ...(url ? { url } : {}) })
  try {
    return await readFrom(handle.db)
  } finally {
    await handle.close()
  }
}

/** Ordered by id, so the same data gives the same addresses. */
async function readFrom(db: Db): Promise<AddressValues> {
  const slugs = async (list: string) =>
    column(sql`select slug as value from entities where list = ${list} and active order by id`, db)
  const { rows: places } = await sql<{ slug: string; lat: number; lng: number }>`
    (select slug, lat, lng from places where country = 'GB' order by population desc, id limit 40)
    union all (select slug, lat, lng from places order by md5(slug) limit 20)`.execute(db)
  return {
    filters: {
      type: await slugs(LISTS.type),
      role: await slugs(LISTS.role),
      for: await slugs(LISTS.for),
      industry: await slugs(LISTS.industry),
      company: await column(
        sql`select slug as value from companies left join company_ratings r on r.company_id = id
          order by r.review_count desc nulls last, id limit 60`,
        db,
      ),
      in: places.map(({ slug }) => slug),
    },
    words: [...(await frequentWords(db)), ...(await rareWords(db)), 'enginer', 'sofware', 'qqqqzz', '"the job"'],
    places,
    jobs: await column(sql`select id || '-' || slug as value from jobs order by md5(id::text) limit 60`, db),
    reviews: await column(sql`select id || '-' || slug as value from reviews order by md5(id::text) limit 60`, db),
    rankings: await column(sql`select distinct year || '/' || slug as value from top_employer_lists order by 1`, db),
  }
}

const frequentWords = (db: Db) =>
  column(
    sql`select word as value from (select unnest(string_to_array(lower(title), ' ')) as word from jobs) words
      where word ~ '^[a-z]{4,}$' group by word order by count(*) desc, word limit 30`,
    db,
  )

const rareWords = (db: Db) =>
  column(
    sql`select word as value from (select unnest(string_to_array(lower(title), ' ')) as word from jobs) words
      where word ~ '^[a-z]{4,}$' group by word having count(*) = 1 order by md5(word) limit 20`,
    db,
  )

async function column(query: ReturnType<typeof sql>, db: Db): Promise<string[]> {
  const { rows } = await query.execute(db)
  return (rows as { value: string }[]).map(({ value }) => value)
}
