import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startChild } from '../support/child'
import { copyEmptyDatabase } from '../support/database'
import { noteOf, placeOf, stageAt, WRITERS } from './tracker-plan'

const KILLS = process.env.FULL_TESTS ? 50 : 3
const STEPS_OF_A_JOB = 4

interface Stock {
  notes: string[]
  stages: Record<number, string>
  torn: number[]
}

interface Done {
  writer: number
  step: number
}

it(
  `keeps every stage, note and Undo over ${KILLS} kills during changes of a tracker`,
  { timeout: 1_800_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'firstrung-tracker-'))
    await copyEmptyDatabase(dataDir)
    const acknowledged: Done[] = []
    for (let round = 0; round <= KILLS; round += 1) {
      const last = lastSteps(acknowledged)
      // A killed step may or may not be in the database, so each writer continues with its next job.
      const starts = last.map(step => (Math.floor(step / STEPS_OF_A_JOB) + 1) * STEPS_OF_A_JOB)
      const child = startChild('faults/children/tracker-writer.ts', dataDir, JSON.stringify(starts))
      expectAllFound(JSON.parse((await child.nextLine()) ?? '{}') as Stock, { acknowledged, last })
      // The number of steps varies by round, so each kill hits another point.
      for (let seen = 0; seen < 15 + ((round * 37) % 50); seen += 1) {
        acknowledged.push(JSON.parse((await child.nextLine()) ?? '{}') as Done)
      }
      const rest = await child.kill()
      acknowledged.push(...rest.map(line => JSON.parse(line) as Done))
    }
    expect(acknowledged.length).toBeGreaterThan(KILLS * 15)
    await rm(dataDir, { recursive: true, force: true })
  },
)

/** The last acknowledged step of each writer; -1 before the first. */
const lastSteps = (acknowledged: readonly Done[]): number[] =>
  Array.from({ length: WRITERS }, (_, writer) =>
    Math.max(-1, ...acknowledged.filter(done => done.writer === writer).map(({ step }) => step)),
  )

function expectAllFound(
  { notes, stages, torn }: Stock,
  { acknowledged, last }: { acknowledged: readonly Done[]; last: readonly number[] },
): void {
  expect(torn).toEqual([])
  const promised = acknowledged.filter(({ step }) => step % STEPS_OF_A_JOB === 1)
  expect(promised.map(({ writer, step }) => noteOf(writer, step)).filter(text => !notes.includes(text))).toEqual([])
  expect(new Set(notes).size).toBe(notes.length)
  for (const [writer, step] of last.entries()) {
    if (step >= 0) {
      // The killed step may have been committed before it could be acknowledged.
      const isNext = (step + 1) % STEPS_OF_A_JOB !== 0
      expect([stageAt(step), ...(isNext ? [stageAt(step + 1)] : [])]).toContain(stages[placeOf(writer, step)])
    }
  }
}
