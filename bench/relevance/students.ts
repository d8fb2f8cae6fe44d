import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '../../host/db'
import type { BenchResult } from '../result'
import { openImported } from './imported'
import { type Measured, meanOf, measure } from './measures'
import { loadReadings, type Readings } from './readings'
import { createFullText, createMiniSearch, type Search } from './rivals'
import { isRelevant, type Judged, type Reading } from './rules'
import { showAnswer, showTable, type Row } from './show'
import { createSiteSearch } from './site-search'

const DATA = process.env.REAL_DATA ?? path.resolve(import.meta.dirname, '../../../shared/data')
/** A folder beside this file: `queries`, `sentences`, or `sealed`, which is only used to check finished work. */
const QUERIES = path.join(import.meta.dirname, process.env.QUERIES ?? 'queries')
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const TIMEOUT_MS = 60_000
const GOALS: Readonly<Record<string, number>> = { all: 0.75, student: 0.75, places: 0.7 }

/**
 * Runs typical student searches on real adverts, reviews and employers: judges the first ten results of every query in
 * queries/ by its rule, for the site, plain full text and MiniSearch. SHOW=<class, or part of a query> prints the
 * results.
 */
export async function run(): Promise<BenchResult[]> {
  const imported = await openImported(DATA)
  if (!imported) {
    console.log(`Skipped: no adverts in ${DATA}; say where with REAL_DATA=<folder>`)
    return []
  }
  const handle = await openDatabase({ dataDir: imported.dataDir, log: silent, statementTimeoutMs: TIMEOUT_MS })
  try {
    const readings = await handle.withoutTimeout(() => loadReadings(handle.db))
    const searches: readonly (readonly [string, Search])[] = [
      ['MiniSearch', createMiniSearch(readings)],
      ['full text', await handle.withoutTimeout(() => createFullText(handle.db, readings))],
    ]
    const rows: Row[] = []
    const siteSearch = createSiteSearch(handle.db, imported.at)
    for (const judged of readQueries()) {
      const answer = await siteSearch(judged)
      const words = [judged.query, judged.where].filter(Boolean).join(' ')
      const measures: [string, Measured][] = [['site', judge(judged, readings, answer.ids)]]
      for (const [name, search] of searches) {
        measures.push([name, judge(judged, readings, await search(judged.scope ?? 'jobs', words))])
      }
      rows.push({ judged, total: answer.total, measures: new Map(measures) })
      showAnswer(judged, answer, readings[judged.scope ?? 'jobs'])
    }
    console.log(showTable(rows))
    return resultsOf(rows)
  } finally {
    await handle.close()
  }
}

export function readQueries(): Judged[] {
  return readdirSync(QUERIES)
    .sort()
    .flatMap(file => readFileSync(path.join(QUERIES, file), 'utf8').split('\n'))
    .filter(Boolean)
    .map(line => JSON.parse(line) as Judged)
}

function judge({ relevant, scope = 'jobs' }: Judged, readings: Readings, ids: readonly number[]): Measured {
  const wanted = new Set(readings[scope].filter((read: Reading) => isRelevant(relevant, read)).map(({ id }) => id))
  return measure(ids, wanted)
}

function resultsOf(rows: readonly Row[]): BenchResult[] {
  const classes = [...new Set(rows.map(({ judged }) => judged.class))]
  return ['all', ...classes].flatMap(name => {
    const some = rows.filter(({ judged }) => name === 'all' || judged.class === name)
    const figure = (measured: 'precision' | 'ndcg', by: string) =>
      meanOf(
        some.map(row => row.measures.get(by)),
        measured,
      )
    const [ours, theirs] = [figure('precision', 'site'), figure('precision', 'MiniSearch')]
    const goal = Math.max(theirs, GOALS[name] ?? 0)
    return [
      {
        ...{ name: `precision@10, ${name}`, value: ours, unit: '', baseline: { name: 'MiniSearch', value: theirs } },
        ...{ goal: GOALS[name] ? `>= ${GOALS[name]} and the baseline` : '>= the baseline', pass: ours >= goal },
      },
      {
        ...{ name: `nDCG@10, ${name}`, value: figure('ndcg', 'site'), unit: '' },
        baseline: { name: 'MiniSearch', value: figure('ndcg', 'MiniSearch') },
      },
    ]
  })
}
