import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { listWidgets, root } from '../widgets.mjs'
import { reach, readImports } from './import-graph.mjs'

/** Changes to these can affect everything, so they run all of every step. */
const EVERYTHING =
  /^(package(-lock)?\.json|tsconfig\.json|(vitest|playwright|rollup)\.config|scripts\/(build|lib|test)|templates\/(layouts|macros|errors|styles)|tests\/support\/(axe|build|database|host|site)\b)/
/** Files that import all features and are not followed, so that features stay separate. */
export const JOINTS = ['host/features/index.ts', 'host/features/background.ts', 'host/app.ts']

/**
 * Finds everything that changes to `files` can affect, by folders and imports: `{ files, isEverything, widgets, tests
 * }`, with `tests` as spec and test files.
 */
export function findAffected(files) {
  const graph = readImports()
  const reached = [...reach([...files, ...readersOf(files, graph)], graph.importers, JOINTS)]
  const widgets = listWidgets().filter(({ dir }) => reached.some(file => file.startsWith(`${dir}/`)))
  const isTested = testMatcher({ widgets, features: featuresOf(reached), changed: featuresOf(files) }, graph)
  return {
    files,
    isEverything: files.some(file => EVERYTHING.test(file)),
    widgets: widgets.map(({ area, name }) => `${area}/${name}`),
    tests: graph.files.filter(file => isTest(file) && (reached.includes(file) || isTested(file))),
  }
}

/** A file of data is read by a source file in its folder. */
function readersOf(files, graph) {
  const folders = files.filter(file => /^(?:host|tools)\/.*\.(jsonl|txt)$/.test(file)).map(path.dirname)
  return graph.files.filter(file => folders.includes(path.dirname(file)))
}

/** Returns files that differ from a commit, or from where this branch left main, and untracked files. */
export function changedFiles(ref) {
  const base = ref === 'merge-base' ? mergeBase() : ref
  const lines = [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(lines)]
}

function mergeBase() {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', branch)[0]
    } catch {
      // Try the next one.
    }
  }
  return 'HEAD'
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean)

export const isTest = file => /^tests\/.*\.(test|spec)\.tsx?$/.test(file)

/**
 * Widgets are tested by the spec of their name. Host tests import no feature but send requests, so a test belongs to
 * the features whose addresses it contains. Of the browser tests of whole pages, those named after a changed feature
 * run.
 */
function testMatcher({ widgets, features, changed }, graph) {
  const specs = widgets.map(({ name }) => `tests/widgets/${name}`)
  const prefixes = features.flatMap(name => addressesOf(name, graph))
  const isNamed = (file, names) => names.flatMap(spellings).some(name => path.basename(file).startsWith(name))
  return file =>
    (widgets.length > 0 && file === 'tests/widgets/in-react.spec.ts') ||
    specs.some(spec => file.startsWith(`${spec}.`) || file.startsWith(`${spec}-states.`)) ||
    (file.startsWith('tests/e2e/') && isNamed(file, changed)) ||
    (file.startsWith('tests/host/features/') && isNamed(file, features)) ||
    (file.startsWith('tests/host/') && prefixes.some(prefix => graph.source(file).includes(prefix)))
}

const spellings = name => [name, name.replace(/ies$/, 'y'), name.replace(/s$/, '')]

function featuresOf(files) {
  return [...new Set(files.flatMap(file => /^(?:host\/features\/\w+|templates)\/([^/]+)\//.exec(file)?.[1] ?? []))]
}

/** Returns the prefixes of a feature's addresses in a test, such as `'/companies/`. */
function addressesOf(feature, graph) {
  const routes = graph.files.filter(file => /^host\/features\/\w+\/([^/]+)\//.exec(file)?.[1] === feature)
  const paths = routes.flatMap(file =>
    [...graph.source(file).matchAll(/router\.\w+\(\s*'(\/[^':]{2,})/g)].map(([, start]) => start),
  )
  return [...new Set(paths)].flatMap(start => [`'${start}`, `\`${start}`])
}
