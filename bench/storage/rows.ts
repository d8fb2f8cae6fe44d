import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { type DatabaseHandle, migrate, openDatabase } from '../../host/db'
import type { Db } from '../../host/db/tables'
import { createLog } from '../../host/log'
import { Queue } from '../../host/queue/queue'
import { seedReferenceIfEmpty } from '../../host/reference'
import { seedDemo } from '../../host/seed'
import { startPostgres } from '../../scripts/postgres.mjs'
import type { BenchResult } from '../result'

const SCALE = 5
const STUDENTS = 20_000
const SAVED_EACH = 5
const CLICKS = 100_000
const MAILS = 5_000

const FIGURES = [
  {
    name: 'a job with its search rows',
    counted: 'jobs',
    tables: ['jobs', 'job_roles', 'job_degree_areas', 'job_locations', 'job_search', 'job_text'],
  },
  { name: 'a review', counted: 'reviews', tables: ['reviews', 'review_authors', 'review_search', 'review_text'] },
  { name: 'an account with a session', counted: 'users', tables: ['users', 'consents', 'sessions'] },
  { name: 'a saved item', counted: 'saved_items', tables: ['saved_items'] },
  { name: 'a click to an employer', counted: 'redirects', tables: ['redirects'] },
] as const

/** Measures the bytes per row on a PostgreSQL server, including indexes and dependent rows of other tables. */
export async function run(): Promise<BenchResult[]> {
  const server = await startPostgres()
  if (!server) {
    console.log('No PostgreSQL server on this machine: not measured')
    return []
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firstrung-storage-'))
  const log = createLog({ LOG_LEVEL: 'silent', RELEASE_STAGE: 'test' })
  const handle = await openDatabase({ url: server.url, dataDir, log, statementTimeoutMs: 600_000 })
  try {
    await fill(handle, new Queue(handle, log))
    return await measure(handle.db)
  } finally {
    await handle.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fill(handle: DatabaseHandle, queue: Queue): Promise<void> {
  const { db } = handle
  await migrate(handle)
  await seedReferenceIfEmpty(db)
  await handle.withoutTimeout(() => seedDemo(db, { now: new Date(), scale: SCALE }))
  await sql`insert into users (email, first_name, last_name, password_hash)
    select 'student-' || n || '@university.example', 'Alexandra', 'Featherstone', repeat('x', 97)
    from generate_series(1, ${STUDENTS}::int) n`.execute(db)
  await sql`insert into consents (user_id, kind, given) select id, 'terms', true from users`.execute(db)
  await sql`insert into sessions (id_hash, user_id, expires_at)
    select encode(sha256(email::bytea), 'base64'), id, now() + interval '30 days' from users`.execute(db)
  await sql`insert into saved_items (user_id, type, item_id)
    select u.id, 'jobs', j.id from users u cross join lateral
      (select id from jobs where id > u.id % 500 order by id limit ${SAVED_EACH}::int) j
    on conflict do nothing`.execute(db)
  await sql`insert into redirects (kind, target_id, clicked_at)
    select 'job', n, now() from generate_series(1, ${CLICKS}::int) n`.execute(db)
  await queue.install()
  for (let n = 0; n < MAILS; n += 1) {
    await queue.enqueue(db, { queue: 'mail', job: 'mail/confirm-address', ids: { confirmation: n } })
  }
  await sql`vacuum analyze`.execute(db)
}

async function measure(db: Db): Promise<BenchResult[]> {
  const results: BenchResult[] = []
  for (const { name, counted, tables } of FIGURES) {
    const bytes = await bytesOf(db, tables)
    results.push({ name: `bytes of ${name}`, value: Math.round(bytes / (await countOf(db, counted))), unit: 'B' })
  }
  const { rows } = await sql<{ bytes: number }>`
    select sum(pg_total_relation_size(c.oid))::float8 as bytes from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'pgboss' and c.relkind = 'r'`.execute(db)
  return [
    ...results,
    { name: 'bytes of a mail in the queue', value: Math.round((rows[0]?.bytes ?? 0) / MAILS), unit: 'B' },
  ]
}

async function bytesOf(db: Db, tables: readonly string[]): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select sum(pg_total_relation_size(to_regclass(name)))::float8 as bytes
    from unnest(${tables}::text[]) as name`.execute(db)
  return rows[0]?.bytes ?? Number.NaN
}

async function countOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::float8 as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count ?? Number.NaN
}
