import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../widgets.mjs'
import { changedFiles, findAffected, isTest, JOINTS } from './changed.mjs'
import { DIALECT, EMBEDDED } from './host.mjs'
import { readImports } from './import-graph.mjs'
import { steps } from './steps.mjs'

const NEW_WIDGET = 'tests/repo/new-widget.test.ts'
/** Faults that every run causes. The others run in a full run, and when their subject has changed. */
const USUAL_FAULTS = ['connections', 'kill', 'lock', 'migrate', 'search-outage'].map(
  name => `tests/faults/${name}.test.ts`,
)
const COVERED_BY_FAULTS =
  /^(tools\/(backup|engine)\/|host\/(db|http|mails|queue)\/|host\/[\w-]+\.ts$|deploy\/|Dockerfile|tests\/support\/)/

/**
 * Returns the steps of a run, each with the `part` of its tests to run: `{ files, exclude, grep, seed }`. Without
 * `files` and `grep` all its tests run. Throws if a name or a pattern of this folder matches nothing.
 */
export function planRun({ names, isQuick, isFull, changedSince, seed }) {
  const unknown = names.filter(name => !steps.some(step => step.name === name))
  if (unknown.length > 0) {
    throw new Error(`No step "${unknown.join('", "')}"; there are ${steps.map(step => step.name).join(', ')}`)
  }
  requireFiles([...EMBEDDED, ...DIALECT, ...JOINTS, ...USUAL_FAULTS, NEW_WIDGET])
  const chosen = steps.filter(step => (names.length > 0 ? names.includes(step.name) : !isQuick || step.isQuick))
  const affected = changedSince && findAffected(changedFiles(changedSince))
  const parts = chosen.map(step => {
    if (affected && !affected.isEverything) {
      return partOf(step, affected)
    }
    return step.name === 'faults' && !isFull && names.length === 0 ? { files: faultsToCause() } : {}
  })
  const plan = chosen.flatMap((step, index) => (parts[index] ? [{ ...step, part: { ...parts[index], seed } }] : []))
  return names.length > 0 ? plan : withoutIdleBuilds(plan)
}

export function testsOf(step) {
  return step.part.files ?? allTests().filter(file => step.isTest(file))
}

function requireFiles(patterns) {
  const files = readImports().files
  const idle = patterns.filter(start => !files.some(file => file.startsWith(start)))
  if (idle.length > 0) {
    throw new Error(`scripts/test names ${idle.join(', ')}, but there is no such file`)
  }
}

function faultsToCause() {
  const changed = changedFiles('merge-base')
  const all = allTests().filter(file => file.startsWith('tests/faults/'))
  const { tests } = findAffected(changed)
  return changed.some(file => COVERED_BY_FAULTS.test(file))
    ? all
    : all.filter(file => USUAL_FAULTS.includes(file) || tests.includes(file))
}

const allTests = () => readImports().files.filter(isTest)

/** Returns the part of a step that changes can affect; undefined if there is none. */
function partOf(step, { files, tests, widgets }) {
  if (step.takesFiles) {
    const sources = files.filter(file => existsSync(path.join(root, file)) && step.takesFiles(file))
    return sources.length > 0 ? { files: sources } : undefined
  }
  if (step.name === 'repo') {
    return { exclude: [NEW_WIDGET] }
  }
  if (step.name === 'storybook') {
    return widgets.length > 0 ? { grep: `Widgets/(${widgets.join('|')}):` } : undefined
  }
  const own = step.isTest && tests.filter(file => step.isTest(file))
  return own?.length === 0 ? undefined : { files: own }
}

/** Builds run only if a step needs them. */
function withoutIdleBuilds(plan) {
  const needed = new Set(plan.flatMap(({ after = [] }) => after))
  return plan.filter(({ name }) => !name.includes('build') || needed.has(name))
}

/** Returns the files that differ from main or, if there are none, a path that does not exist. */
export function changedProse() {
  const files = changedFiles('merge-base').filter(file => existsSync(path.join(root, file)))
  return files.length > 0 ? files : ['none']
}
