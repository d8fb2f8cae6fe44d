import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startChild } from '../support/child'
import { copyEmptyDatabase } from '../support/database'
import { textsAfter, WRITERS } from './review-plan'

const KILLS = process.env.FULL_TESTS ? 50 : 3

interface Stored {
  version: number
  texts: Record<string, string>
}

interface Done {
  writer: number
  step: number
}

it(`keeps every acknowledged text over ${KILLS} kills during autosave of reviews`, { timeout: 1_800_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'firstrung-reviews-'))
  await copyEmptyDatabase(dataDir)
  const last = Array.from({ length: WRITERS }, () => 0)
  let acknowledged = 0
  const note = (line: string | undefined) => {
    const { writer, step } = JSON.parse(line ?? '{}') as Done
    last[writer] = step
    acknowledged += 1
  }
  for (let round = 0; round <= KILLS; round += 1) {
    const child = startChild('faults/children/review-writer.ts', dataDir)
    expectAllFound(JSON.parse((await child.nextLine()) ?? '[]') as Stored[], last)
    // The number of steps varies by round, so each kill hits another point.
    for (let seen = 0; seen < 15 + ((round * 37) % 50); seen += 1) {
      note(await child.nextLine())
    }
    for (const line of await child.kill()) {
      note(line)
    }
  }
  expect(acknowledged).toBeGreaterThan(KILLS * 15)
  await rm(dataDir, { recursive: true, force: true })
})

function expectAllFound(drafts: readonly Stored[], last: readonly number[]): void {
  expect(drafts).toHaveLength(WRITERS)
  for (const [writer, { version, texts }] of drafts.entries()) {
    const step = last[writer] ?? 0
    // The killed step may have been committed before it could be acknowledged.
    expect([step, step + 1]).toContain(version)
    expect(texts).toEqual(textsAfter(writer, version))
  }
}
