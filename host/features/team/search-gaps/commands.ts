import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import type { Scope } from '../../../search/address'

/** `words` are normalised. */
export interface Searched {
  scope: Scope
  words: string
}

/** Limits the rows per day, so that searches for random words cannot fill the disk. */
const MAX_A_DAY = 5000
const MAX_ADDRESS_LENGTH = 200
/** Excludes numbers and addresses, which may be personal. */
const PLAIN = /^[\p{L}\p{M}' +#.&-]{2,60}$/u

/**
 * Counts a search without results, or with results for only some of its words. Words with digits are not stored,
 * because they may be personal.
 */
export async function noteGap(
  db: Db,
  searched: Searched,
  { found, now }: { found: boolean; now: Date },
): Promise<void> {
  const words = searched.words.toLowerCase()
  if (PLAIN.test(words)) {
    const row = sql`${now}::date, ${searched.scope}, ${words}, ${found ? 'less' : 'nothing'}`
    await count(db, sql`select ${row} where (select count(*) from search_gaps where day = ${now}::date) < ${MAX_A_DAY}`)
  }
}

/** Counts the list that the visitor opened after such a search on the same day. */
export async function noteNext(
  db: Db,
  searched: Searched,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  const words = searched.words.toLowerCase()
  if (PLAIN.test(words) && address.length <= MAX_ADDRESS_LENGTH) {
    await count(
      db,
      sql`select ${now}::date, ${searched.scope}, ${words}, ${address}
        where exists (select from search_gaps where day = ${now}::date and scope = ${searched.scope} and words = ${words})
          and (select count(*) from search_gaps where day = ${now}::date) < ${MAX_A_DAY}`,
    )
  }
}

async function count(db: Db, row: ReturnType<typeof sql>): Promise<void> {
  await sql`insert into search_gaps (day, scope, words, outcome) ${row}
    on conflict (day, scope, words, outcome) do update set searches = search_gaps.searches + 1`.execute(db)
}
