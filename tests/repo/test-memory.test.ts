import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createMemory } from '../../scripts/test/memory.mjs'
import { readResult } from '../../scripts/test/report.mjs'
import { root } from '../../scripts/widgets.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'firstrung-memory-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the memory of passed tests', () => {
  const data = path.join(folder, 'data.txt')
  const file = 'tests/repo/states.test.ts'
  const step = { name: 'repo', inputs: [path.relative(root, data)] }
  const PASSED = { passed: 2, failed: 0, skipped: 0 }
  const open = (settings: readonly unknown[] = []) =>
    createMemory(settings, { file: path.join(folder, 'passed.json'), isForced: false })
  const recall = (settings?: readonly unknown[]) => open(settings).recall(step, [file]).get(file)
  const pass = (counts = PASSED) => {
    const memory = open()
    memory.recall(step, [file])
    memory.store(step, new Map([[file, counts]]))
  }

  it('recalls a file until its data or the settings change', () => {
    writeFileSync(data, 'one')
    expect(recall()).toBeUndefined()
    pass()
    expect(recall()).toEqual(PASSED)
    expect(recall(['--full'])).toBeUndefined()
    writeFileSync(data, 'two')
    expect(recall()).toBeUndefined()
  })

  it('forgets a file that failed', () => {
    pass()
    pass({ passed: 1, failed: 1, skipped: 0 })
    expect(recall()).toBeUndefined()
  })
})

it('counts the tests of each file of a Playwright report', () => {
  const report = path.join(folder, 'report.json')
  const test = (status: string) => ({ title: status, tests: [{ status, results: [{ duration: 10 }] }] })
  const suite = {
    title: 'faq',
    file: 'tests/widgets/faq.spec.ts',
    specs: ['expected', 'skipped', 'unexpected'].map(test),
  }
  writeFileSync(
    report,
    JSON.stringify({ stats: { expected: 1, flaky: 0, unexpected: 1, skipped: 1 }, suites: [suite] }),
  )
  const { files } = readResult('playwright', 1, report)
  expect([...files]).toEqual([['tests/widgets/faq.spec.ts', { passed: 1, failed: 1, skipped: 1 }]])
})
