import { meanOf, type Measured } from './measures'
import { isRelevant, type Judged, type Reading } from './rules'
import type { SiteAnswer } from './site-search'

export interface Row {
  judged: Judged
  total: number
  measures: ReadonlyMap<string, Measured>
}

const SHOWN = process.env.SHOW ?? ''
const FIRST = 10

/** Prints the first results with their judgements if SHOW names the class or part of the query. */
export function showAnswer(judged: Judged, { ids, total }: SiteAnswer, readings: readonly Reading[]): void {
  if (!SHOWN || !(SHOWN === 'all' || SHOWN === judged.class || judged.query.includes(SHOWN))) {
    return
  }
  const wanted = readings.filter(read => isRelevant(judged.relevant, read))
  const where = judged.where ? ` in "${judged.where}"` : ''
  console.log(`\n"${judged.query}"${where}: ${total} results, ${wanted.length} relevant in the data`)
  const relevant = new Set(wanted.map(({ id }) => id))
  const line = (mark: string, read: Reading | undefined) =>
    `  ${mark} ${read?.title} | ${read?.kind} | ${read?.employer.slice(0, 30)} | ${read?.places.map(({ name }) => name).join('; ')}`
  ids.slice(0, FIRST).forEach(id =>
    console.log(
      line(
        relevant.has(id) ? '+' : '-',
        readings.find(read => read.id === id),
      ),
    ),
  )
  const missed = wanted.filter(({ id }) => !ids.slice(0, FIRST).includes(id)).slice(0, FIRST)
  missed.forEach(read => console.log(line('missed', read)))
}

export function showTable(rows: readonly Row[]): string {
  const classes = [...new Set(rows.map(({ judged }) => judged.class))]
  const names = [...(rows[0]?.measures.keys() ?? [])]
  const heads = ['', 'queries', ...names.flatMap(name => [`${name} P@10`, 'nDCG'])]
  const lines = [...classes, 'all'].map(name => {
    const some = rows.filter(({ judged }) => name === 'all' || judged.class === name)
    const figures = names.flatMap(by =>
      (['precision', 'ndcg'] as const).map(of =>
        meanOf(
          some.map(row => row.measures.get(by)),
          of,
        ).toFixed(3),
      ),
    )
    return [name, String(some.length), ...figures]
  })
  const widths = heads.map((head, i) => Math.max(head.length, ...lines.map(line => line[i]?.length ?? 0)))
  const table = [heads, ...lines].map(line => line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '))
  const listed = (name: string, some: readonly Row[]) =>
    `${name}: ${some.map(({ judged }) => [judged.query, judged.where].filter(Boolean).join(' @ ')).join(' | ') || 'none'}`
  const isPossible = (row: Row) => row.measures.get('site')?.precision !== undefined
  return [
    ...table,
    listed(
      '0 results',
      rows.filter(({ total }) => total === 0),
    ),
    listed(
      'nothing relevant in the data (left out of the means)',
      rows.filter(row => !isPossible(row)),
    ),
  ].join('\n')
}
