import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startChild } from '../support/child'
import { copyEmptyDatabase } from '../support/database'
import { scaleTimeLimit } from '../support/time-limit'

const LANES = process.env.FULL_TESTS ? 2 : 1
const KILLS_PER_LANE = process.env.FULL_TESTS ? 100 : 5
const REOPEN_WITHIN_MS = 10_000
/** Time to start Node and open the database on an idle machine. */
const USUAL_START_MS = 1_500

interface Stock {
  torn: number
  missing: number[]
  highest: number
}

it(
  `loses nothing acknowledged over ${LANES * KILLS_PER_LANE} kills during writes`,
  { timeout: 1_800_000 },
  async () => {
    const lanes = await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)))
    expect(lanes.reduce((sum, acknowledged) => sum + acknowledged, 0)).toBeGreaterThan(LANES * KILLS_PER_LANE * 10)
  },
)

/** Writes, kills and reopens one folder repeatedly. Returns the number of acknowledged writes. */
async function runLane(lane: number): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'firstrung-kill-'))
  await copyEmptyDatabase(dataDir)
  const acknowledged = new Set<number>()
  let firstOpening: number | undefined
  for (let round = 0; round <= KILLS_PER_LANE; round += 1) {
    const started = Date.now()
    const child = startChild('faults/children/writer.ts', dataDir)
    expectAllFound(JSON.parse((await child.nextLine()) ?? '{}') as Stock, acknowledged)
    const took = Date.now() - started
    firstOpening ??= took
    expect(took).toBeLessThan(scaleTimeLimit(REOPEN_WITHIN_MS, firstOpening, USUAL_START_MS))
    // The number of writes varies by round and lane, so each kill hits another point of the next transaction.
    for (let seen = 0; seen < 20 + ((round * 37 + lane * 11) % 150); seen += 1) {
      remember(acknowledged, await child.nextLine())
    }
    for (const line of await child.kill()) {
      remember(acknowledged, line)
    }
  }
  await rm(dataDir, { recursive: true, force: true })
  return acknowledged.size
}

function expectAllFound(stock: Stock, acknowledged: Set<number>): void {
  expect(stock.torn).toBe(0)
  expect(stock.missing.filter(number => acknowledged.has(number))).toEqual([])
  expect(stock.highest).toBeGreaterThanOrEqual(Math.max(0, ...acknowledged))
}

function remember(acknowledged: Set<number>, line: string | undefined): void {
  acknowledged.add((JSON.parse(line ?? '{}') as { acknowledged: number }).acknowledged)
}
