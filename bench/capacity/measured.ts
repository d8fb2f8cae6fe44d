import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BenchResult } from '../result'

/** The source of each figure: a file of bench/results and the name of the figure. */
const SOURCES = {
  /** Mixed load on two cores that also run the database and the load generator. */
  answersPerSecond: ['load', 'mixed load, on PostgreSQL'],
  /** One core of the database server. */
  millionJobsSearchMs: ['search', 'medium word, best match, p50, 1,000,000 jobs, server'],
  jobBytes: ['storage', 'bytes of a job with its search rows'],
  reviewBytes: ['storage', 'bytes of a review'],
  accountBytes: ['storage', 'bytes of an account with a session'],
  savedItemBytes: ['storage', 'bytes of a saved item'],
  clickBytes: ['storage', 'bytes of a click to an employer'],
  mailBytes: ['storage', 'bytes of a mail in the queue'],
} as const

export type Measured = Readonly<Record<keyof typeof SOURCES, number>>

const RESULTS = path.resolve(import.meta.dirname, '../results')

/** Reads the measured figures from bench/results. Throws when one is missing, with the command that measures it. */
export function readMeasured(): Measured {
  const figures = Object.entries(SOURCES).map(([key, [group, name]]) => [key, readFigure(group, name)] as const)
  return Object.fromEntries(figures) as unknown as Measured
}

function readFigure(group: string, name: string): number {
  const { results } = JSON.parse(readFileSync(path.join(RESULTS, `${group}.json`), 'utf8')) as {
    results: BenchResult[]
  }
  const found = results.find(result => result.name === name)
  if (!found) {
    throw new Error(`bench/results/${group}.json has no figure "${name}"; run npm run bench -- ${group} --save`)
  }
  return found.value
}
