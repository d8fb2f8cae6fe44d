import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { type DatabaseHandle, migrate, openDatabase } from '../../host/db'
import type { BenchResult } from '../result'
import { type Judgements, readJudgements, score } from './judgements'
import { searchTitles } from './title-search'

const DATA = process.env.REAL_DATA ?? path.resolve(import.meta.dirname, '../../../shared/data')
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const TIMES = 1.3
const BATCH = 200

/**
 * Compares how well the job search finds titles that people judged relevant with plain full text over the same titles:
 * all words, ranked by `ts_rank`.
 */
export async function run(): Promise<BenchResult[]> {
  const judgements = readJudgements(DATA)
  if (!judgements) {
    console.log(`Skipped: no judgements in ${DATA}/relevance; say where with REAL_DATA=<folder>`)
    return []
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firstrung-bench-'))
  const handle = await openDatabase({ dataDir, log: silent, statementTimeoutMs: 60_000 })
  try {
    const ids = await handle.withoutTimeout(() => fill(handle, judgements))
    const answer = (search: (text: string) => Promise<number[]>) => answerAll(judgements.queries, ids, search)
    const ours = score(await answer(text => searchTitles(handle, text)), judgements)
    const plain = score(await answer(text => searchPlainly(handle, text)), judgements)
    const named = (value: number) => ({ name: 'plain full text', value })
    return [
      {
        ...{ name: 'nDCG@10 of titles', value: ours.ndcg, unit: '', baseline: named(plain.ndcg) },
        ...{ goal: `>= ${TIMES} x the baseline`, pass: ours.ndcg >= TIMES * plain.ndcg },
      },
      { name: 'recall@50 of titles', value: ours.recall, unit: '', baseline: named(plain.recall) },
    ]
  } finally {
    await handle.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Inserts every title as an open job of one employer, published at the same time, so that only the words differ;
 * returns judgement ids by job id.
 */
async function fill(handle: DatabaseHandle, { titles }: Judgements): Promise<Map<number, string>> {
  await migrate(handle)
  const { db } = handle
  const company = { slug: 'employer', name: 'An employer', name_key: 'an employer' }
  const { id } = await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()
  const jobs = [...titles].map(([source_id, title]) => ({
    ...{ company_id: id, slug: 'job', title, source: 'judgements', source_id, published_at: '2026-01-01T00:00:00Z' },
  }))
  const ids = new Map<number, string>()
  for (let start = 0; start < jobs.length; start += BATCH) {
    const batch = jobs.slice(start, start + BATCH)
    const rows = await db.insertInto('jobs').values(batch).returning(['id', 'source_id']).execute()
    rows.forEach(row => ids.set(row.id, row.source_id ?? ''))
  }
  return ids
}

async function answerAll(
  queries: ReadonlyMap<string, string>,
  ids: ReadonlyMap<number, string>,
  search: (text: string) => Promise<number[]>,
): Promise<Map<string, string[]>> {
  const answers = new Map<string, string[]>()
  for (const [query, text] of queries) {
    answers.set(
      query,
      (await search(text)).flatMap(id => ids.get(id) ?? []),
    )
  }
  return answers
}

async function searchPlainly({ db }: DatabaseHandle, text: string): Promise<number[]> {
  const query = sql`websearch_to_tsquery('english', ${text})`
  const { rows } = await sql<{ id: number }>`
    select id from jobs where to_tsvector('english', title) @@ ${query}
    order by ts_rank(to_tsvector('english', title), ${query}) desc, id limit 50`.execute(db)
  return rows.map(({ id }) => id)
}
