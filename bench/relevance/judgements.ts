import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Titles, queries and the titles that people judged relevant: the files `corpus`, `queries` and `qrels`. */
export interface Judgements {
  titles: ReadonlyMap<string, string>
  queries: ReadonlyMap<string, string>
  relevant: ReadonlyMap<string, ReadonlySet<string>>
}

/** Reads `relevance/*.en.tsv` of a folder of real data; undefined if there is none. */
export function readJudgements(data: string): Judgements | undefined {
  const folder = path.join(data, 'relevance')
  const rows = (name: string) =>
    readFileSync(path.join(folder, `${name}.en.tsv`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(line => line.split('\t'))
  if (!existsSync(folder)) {
    return undefined
  }
  const relevant = new Map<string, Set<string>>()
  for (const [query = '', , title = '', grade] of rows('qrels')) {
    if (grade === '1') {
      relevant.set(query, (relevant.get(query) ?? new Set()).add(title))
    }
  }
  const texts = (name: string) => new Map(rows(name).map(([id = '', text = '']) => [id, text]))
  return { titles: texts('corpus'), queries: texts('queries'), relevant }
}

export interface Scores {
  /** Normalised discounted gain of the first ten, 0 to 1, averaged over the queries. */
  ndcg: number
  /** Share of the relevant titles among the first fifty, averaged over the queries. */
  recall: number
}

/** Scores results, given as title ids by query id, best first. */
export function score(answers: ReadonlyMap<string, readonly string[]>, { relevant }: Judgements): Scores {
  const judged = [...relevant].map(([query, wanted]) => ({ wanted, found: answers.get(query) ?? [] }))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    ndcg: mean(judged.map(({ wanted, found }) => gainOf(found, wanted) / bestGain(wanted.size))),
    recall: mean(
      judged.map(({ wanted, found }) => found.slice(0, 50).filter(id => wanted.has(id)).length / wanted.size),
    ),
  }
}

const gainOf = (found: readonly string[], wanted: ReadonlySet<string>): number =>
  found.slice(0, 10).reduce((sum, id, rank) => sum + (wanted.has(id) ? 1 / Math.log2(rank + 2) : 0), 0)

const bestGain = (count: number): number =>
  Array.from({ length: Math.min(10, count) }, (_, rank) => 1 / Math.log2(rank + 2)).reduce((sum, gain) => sum + gain, 0)
