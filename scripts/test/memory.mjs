import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashFiles } from '../lib/stale.mjs'
import { root } from '../widgets.mjs'
import { readImports } from './import-graph.mjs'

const FILE = path.join(root, '.cache/test/passed.json')
const COMMON = ['package-lock.json', 'package.json', 'scripts', 'tsconfig.json', '.env']

/**
 * Remembers which test files have passed and their inputs at that time: the files that they import, and the folders in
 * the step's `inputs`. A step without test files is remembered as a whole, under the name `''`. `settings` are the
 * options and environment variables that change what a test does. With `isForced` it recalls nothing.
 */
export function createMemory(settings, { isForced, file: store = FILE }) {
  const stored = existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {}
  const keyOf = createKeys(settings)
  const keys = new Map()
  return {
    /** Returns the counts of the `files` that passed with the same inputs. Call it before the step runs. */
    recall(step, files) {
      const known = stored[step.name] ?? {}
      files.forEach(file => keys.set(`${step.name} ${file}`, keyOf(step, file)))
      const isKnown = file => !isForced && known[file]?.key === keys.get(`${step.name} ${file}`)
      return new Map(files.filter(isKnown).map(file => [file, known[file].counts]))
    },
    store(step, counted) {
      const known = (stored[step.name] ??= {})
      for (const [file, counts] of counted) {
        const key = keys.get(`${step.name} ${file}`)
        delete known[file]
        if (key && counts.failed === 0) {
          known[file] = { key, counts }
        }
      }
      mkdirSync(path.dirname(store), { recursive: true })
      writeFileSync(store, JSON.stringify(stored))
    },
  }
}

function createKeys(settings) {
  const { importsOf, source } = readImports()
  const common = JSON.stringify(settings) + hashFiles(COMMON)
  const hashOf = memoise(inputs => hashFiles(JSON.parse(inputs)))
  return ({ inputs }, file) => {
    const hash = createHash('sha1').update(common)
    hash.update(hashOf(JSON.stringify(typeof inputs === 'function' ? inputs(file) : inputs)))
    for (const name of file ? [...importsOf(file)].sort() : []) {
      hash.update(name).update('\0').update(source(name))
    }
    return hash.digest('hex')
  }
}

function memoise(work) {
  const results = new Map()
  return input => {
    if (!results.has(input)) {
      results.set(input, work(input))
    }
    return results.get(input)
  }
}
