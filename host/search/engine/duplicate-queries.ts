import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import { MAX_LISTED } from '../../lib/paging'
import { conditionsOf, whereAll } from './condition-queries'
import { readPage } from './page-queries'
import { NEWEST, selectRows } from './row-queries'
import type { QueryResult, Near, PageRow, SearchQuery } from './search-query'
import type { Sets } from './set-queries'

type Page = Pick<QueryResult, 'ids' | 'spotSets' | 'rows' | 'duplicates'>

/** The first read fetches 2 x rows + 60 to allow for duplicates. */
const SPARE = 60
const MORE = 5

/**
 * In a grouped list a row shows the first of its duplicates. The whole list up to the page is read and grouped, so that
 * pages neither repeat nor lose a job. `total` is the number of results (decision 0085).
 */
export async function readRows(db: Db, query: SearchQuery, sets: Sets, total: Promise<number>): Promise<Page> {
  if (!query.grouped) {
    const jobs = await readPage(db, query, sets)
    return { ids: jobs.map(({ id }) => id), spotSets: placesOf(jobs) }
  }
  const { offset, limit } = query
  const { groups, isAll } = await readGroups(db, query, sets, total)
  const page = groups.slice(offset, offset + limit)
  const [rows, whole] = isAll
    ? [Math.min(groups.length, MAX_LISTED), page]
    : await Promise.all([countGroups(db, query, sets, await total), completeGroups(db, query, sets, page)])
  const shown = whole.map(jobs => nearestFirst(jobs, sets.near))
  return {
    rows,
    ids: shown.flatMap(([first]) => first?.id ?? []),
    spotSets: placesOf(shown.flat()),
    duplicates: new Map(shown.flatMap(jobs => (jobs[0] && jobs.length > 1 ? [[jobs[0].id, jobs]] : []))),
  }
}

const placesOf = (jobs: readonly PageRow[]) => new Map(jobs.map(({ id, spot_set }) => [id, spot_set]))

async function readGroups(db: Db, query: SearchQuery, sets: Sets, total: Promise<number>) {
  const wanted = query.offset + query.limit
  const read = (limit: number) => readPage(db, { ...query, limit, offset: 0 }, sets)
  let most = 2 * wanted + SPARE
  let jobs = await read(most)
  let groups = groupJobs(jobs)
  const all = await total
  while (groups.length < wanted && jobs.length < all && most < MORE * all) {
    most *= MORE
    jobs = await read(most)
    groups = groupJobs(jobs)
  }
  return { groups, isAll: jobs.length >= all }
}

function groupJobs(jobs: readonly PageRow[]): PageRow[][] {
  const groups = new Map<string, PageRow[]>()
  for (const job of jobs) {
    const key = job.duplicate_key ?? String(job.id)
    const group = groups.get(key)
    if (group) {
      group.push(job)
    } else {
      groups.set(key, [job])
    }
  }
  return [...groups.values()]
}

async function completeGroups(db: Db, query: SearchQuery, sets: Sets, page: readonly PageRow[][]) {
  const keys = page.flatMap(([first]) => first?.duplicate_key ?? [])
  const conditions = [...Object.values(conditionsOf(query, sets)), sql`duplicate_key = any(${sql.val(keys)}::bigint[])`]
  const { rows } = await sql<PageRow>`
    select id, spot_set, duplicate_key::text from (${selectRows(query, sets)}) rows ${whereAll(conditions)}
    order by ${NEWEST}, id desc`.execute(db)
  return page.map(jobs => {
    const known = new Set(jobs.map(({ id }) => id))
    return [...jobs, ...rows.filter(row => row.duplicate_key === jobs[0]?.duplicate_key && !known.has(row.id))]
  })
}

/** A row shows its first job: the nearest one in a search for a place. */
function nearestFirst(jobs: readonly PageRow[], near: Near): PageRow[] {
  const milesOf = ({ spot_set }: PageRow) => near.get(spot_set) ?? Number.MAX_VALUE
  return near.size > 0 ? jobs.toSorted((one, other) => milesOf(one) - milesOf(other)) : [...jobs]
}

/** Counts up to `MAX_LISTED` rows, which no page exceeds. Some of the jobs are usually enough to reach that. */
async function countGroups(db: Db, query: SearchQuery, sets: Sets, total: number): Promise<number> {
  for (const most of [1.5 * MAX_LISTED, 20 * MAX_LISTED]) {
    const count = await countDistinct(db, query, sets, most)
    if (count >= MAX_LISTED || total <= most) {
      return Math.min(count, MAX_LISTED)
    }
  }
  return Math.min(await countDistinct(db, query, sets, null), MAX_LISTED)
}

async function countDistinct(db: Db, query: SearchQuery, sets: Sets, most: number | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct duplicate_key)::int as count from (
      select duplicate_key from (${selectRows(query, sets)}) rows
      ${whereAll(Object.values(conditionsOf(query, sets)))} limit ${most}) jobs`.execute(db)
  return rows[0]?.count ?? 0
}
