import { sql } from 'kysely'
import type { Db } from '../../host/db/tables'
import { searchUrl } from '../../host/search/address'
import { WORDS } from '../search/corpus'

/** People with the same search, and searches of each person. */
const PEOPLE_AN_ADDRESS = 5
const SEARCHES_A_PERSON = 5
const ROWS_AT_ONCE = 50_000

/**
 * Inserts saved searches whose owners have seen all jobs except the newest `fresh`. A fifth of the addresses are
 * distinct: a type or a role in a town, half of them with keywords. Returns the distinct addresses.
 */
export async function saveSearches(
  db: Db,
  { searches, newest, fresh, now }: { searches: number; newest: number; fresh: number; now: Date },
): Promise<string[]> {
  const addresses = await listAddresses(db, searches / PEOPLE_AN_ADDRESS)
  const people = searches / SEARCHES_A_PERSON
  await sql`insert into users (email, first_name, last_name, password_hash, email_verified_at)
    select 'person-' || n || '@example.test', 'Sam', 'Reed', 'x', ${now} from generate_series(1, ${people}::int) n`.execute(
    db,
  )
  await sql`create table bench_addresses as
    select n::int, url from unnest(${addresses}::text[]) with ordinality a (url, n)`.execute(db)
  for (let from = 0; from < searches; from += ROWS_AT_ONCE) {
    await sql`insert into saved_searches
        (user_id, name, url, scope, frequency, mailed_number, seen_number, last_run_at, created_at, updated_at)
      select u.id, 'Search ' || s.number, a.url, 'jobs', 'daily', ${newest - fresh}, ${newest}, ${now}, ${now}, ${now}
      from generate_series(${from}::int, ${Math.min(searches, from + ROWS_AT_ONCE) - 1}::int) s (number)
      join users u on u.email = 'person-' || (1 + s.number / ${SEARCHES_A_PERSON}::int) || '@example.test'
      join bench_addresses a on a.n = 1 + s.number % ${addresses.length}::int`.execute(db)
  }
  await sql`analyze users`.execute(db)
  await sql`analyze saved_searches`.execute(db)
  return addresses
}

async function listAddresses(db: Db, count: number): Promise<string[]> {
  const slugs = async (list: string) =>
    (await db.selectFrom('entities').select('slug').where('list', '=', list).orderBy('id').execute()).map(
      ({ slug }) => slug,
    )
  const [types, roles] = [await slugs('job-types'), await slugs('job-roles')]
  const { rows: towns } = await sql<{ slug: string }>`
    select slug from places where kind = 'town' and country = 'GB' order by population desc limit 1500`.execute(db)
  const words = Object.values(WORDS).flat()
  const addresses = new Set<string>()
  for (let n = 0; addresses.size < count; n += 1) {
    const filters = {
      [n % 2 ? 'type' : 'role']: [n % 2 ? at(types, n >> 1) : at(roles, n >> 1)],
      in: [at(towns, Math.floor(n / 7)).slug],
    }
    const word = n % 4 < 2 ? `?search=${at(words, Math.floor(n / 3))}` : ''
    addresses.add(searchUrl('jobs', filters) + word)
  }
  return [...addresses]
}

const at = <T>(values: readonly T[], n: number): T => values[n % values.length] as T
