import { testsOf } from './plan.mjs'
import { readResult, stepLine } from './report.mjs'

/**
 * Returns a function that runs one step and reads its result. With a `memory`, test files that have passed with the
 * same inputs do not run again; their counts are part of the result.
 */
export function createRunner(memory) {
  return async step => {
    const files = memory && step.inputs ? (step.isTest ? testsOf(step) : ['']) : []
    const known = memory?.recall(step, files) ?? new Map()
    if (files.length > 0 && known.size === files.length) {
      return { ...remembered(known), name: step.name, seconds: 0, coreSeconds: 0, tests: [], note: 'unchanged' }
    }
    console.log(`--- ${step.name}`)
    const result = await runStep(step, known.size > 0 ? files.filter(file => !known.has(file)) : undefined)
    if (memory && step.inputs) {
      memory.store(step, step.isTest ? result.files : [['', result]])
    }
    return addKnown(result, known)
  }
}

async function runStep(step, files) {
  const started = performance.now()
  const { kind, code, report, output, note = '', coreSeconds = 0 } = await attempt(step, files)
  const result = readResult(kind, code, report)
  if (result.failed > 0 || process.env.VERBOSE) {
    console.log(`--- output of ${step.name}\n${output.trimEnd()}`)
  }
  const finished = {
    name: step.name,
    seconds: (performance.now() - started) / 1000,
    coreSeconds,
    budget: step.budget,
    isLeftOut: kind === 'none',
    note: kind === 'none' ? output : note,
    ...result,
  }
  console.log(stepLine(finished))
  return finished
}

async function attempt(step, files) {
  try {
    return await step.run({ ...step.part, ...(files ? { files } : {}) })
  } catch (error) {
    return { kind: 'command', code: 1, output: error.stack }
  }
}

function addKnown(result, known) {
  if (known.size === 0) {
    return result
  }
  const { passed, skipped } = remembered(known)
  const note = [result.note, `${known.size} files unchanged since they passed`].filter(Boolean).join('; ')
  return { ...result, passed: result.passed + passed, skipped: result.skipped + skipped, note }
}

function remembered(known) {
  const counts = [...known.values()]
  const total = key => counts.reduce((all, one) => all + one[key], 0)
  return { passed: total('passed'), failed: 0, skipped: total('skipped') }
}
