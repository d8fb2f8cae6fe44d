import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashFiles } from '../lib/stale.mjs'
import { root } from '../widgets.mjs'

const FILE = path.join(root, '.cache/test/passed.json')
/** Inputs of every step. Demo data are relative to the day, so the day is one of them too. */
const COMMON = ['package-lock.json', 'package.json', 'scripts', 'tsconfig.json', '.env']

/**
 * Remembers which steps have passed with which inputs, so that a run on this machine can leave them out. `settings` are
 * the environment variables that change what a step does.
 */
export function createMemory(settings) {
  const stored = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  const keyOf = step =>
    createHash('sha1')
      .update(JSON.stringify([new Date().toDateString(), settings]))
      .update(hashFiles([...COMMON, ...step.inputs]))
      .digest('hex')
  const keys = new Map()
  return {
    /** The counts of the last run with the same inputs, if it passed. Call it before the step runs. */
    recall(step) {
      keys.set(step, keyOf(step))
      const last = stored[step.name]
      return last?.key === keys.get(step) ? last.counts : undefined
    },
    store(step, { passed, failed, skipped }) {
      if (failed > 0 || !keys.has(step)) {
        delete stored[step.name]
      } else {
        stored[step.name] = { key: keys.get(step), counts: { passed, failed, skipped } }
      }
      mkdirSync(path.dirname(FILE), { recursive: true })
      writeFileSync(FILE, JSON.stringify(stored))
    },
  }
}
