import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../widgets.mjs'
import { changedFiles, findAffected } from './changed.mjs'
import { steps } from './steps.mjs'

const NEW_WIDGET = 'tests/repo/new-widget.test.ts'

/**
 * The steps of a run, each with the `part` of its tests to run: `{ files, exclude, grep, seed }`. Without `files` and
 * `grep` all its tests run.
 */
export function planRun({ names, isQuick, changedSince, seed }) {
  const unknown = names.filter(name => !steps.some(step => step.name === name))
  if (unknown.length > 0) {
    throw new Error(`No step "${unknown.join('", "')}"; there are ${steps.map(step => step.name).join(', ')}`)
  }
  const chosen = steps.filter(step => (names.length > 0 ? names.includes(step.name) : !isQuick || step.isQuick))
  const affected = changedSince && findAffected(changedFiles(changedSince))
  const parts = affected && !affected.isEverything ? chosen.map(step => partOf(step, affected)) : chosen.map(() => ({}))
  const plan = chosen.flatMap((step, index) => (parts[index] ? [{ ...step, part: { ...parts[index], seed } }] : []))
  return names.length > 0 ? plan : withoutIdleBuilds(plan)
}

/** The part of a step that changes can affect; undefined where that is nothing. */
function partOf(step, { files, tests, widgets }) {
  if (step.takesFiles) {
    const sources = files.filter(file => existsSync(path.join(root, file)) && (step.name !== 'lint' || isSource(file)))
    return sources.length > 0 ? { files: sources } : undefined
  }
  if (step.name === 'repo') {
    return { exclude: NEW_WIDGET }
  }
  if (step.name === 'storybook') {
    return widgets.length > 0 ? { grep: `Widgets/(${widgets.join('|')}):` } : undefined
  }
  const own = step.tests && tests.filter(file => step.tests.test(file))
  return own?.length === 0 ? undefined : { files: own }
}

/** Builds run only for a step that needs them. */
function withoutIdleBuilds(plan) {
  const needed = new Set(plan.flatMap(({ after = [] }) => after))
  return plan.filter(({ name }) => !name.includes('build') || needed.has(name))
}

const isSource = file => /\.(ts|tsx|mjs)$/.test(file)
