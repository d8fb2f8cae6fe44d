import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildStale } from '../lib/outputs.mjs'
import { runNode } from '../lib/run.mjs'
import { listWidgets, root } from '../widgets.mjs'
import { EMBEDDED, isDialect, isEmbedded, runHost, runHostEmbedded } from './host.mjs'

const CACHE = path.join(root, '.cache/test')
/** A normal run takes less than this; a step that takes longer has hung. */
const timeout = () => (process.env.FULL_TESTS ? 60 : 20) * 60_000
const BIN = {
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  tsc: 'node_modules/typescript7/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  storybook: 'node_modules/storybook/dist/bin/dispatcher.js',
}

const BUILT = ['build', 'build for React']
const SOURCES = ['widgets', 'host', 'tools', 'tests', 'stories', 'bench', '.storybook', 'eslint.config.mjs']
const SITE = ['widgets', 'templates', 'host', 'tools']
const isSource = file => /\.(ts|tsx|mjs)$/.test(file)
const BROWSER = ['tests/support', 'playwright.config.ts']

/**
 * The named steps in starting order. `isQuick`: it needs no browser. `cores` and `after` control which steps run in
 * parallel: of two cores, Vitest and single-threaded programs leave one free, and a browser with its tests takes both.
 * `inputs` are the files that a result depends on, other than a test file's imports. `tests` matches the test files.
 * `budget` is the time per test, in seconds. `run` takes the part of the tests to run, see `plan.mjs`, and returns `{
 * kind, code, output, report, note, coreSeconds }`.
 */
export const steps = [
  build('build', ['site', 'server', 'embed', 'packages', 'host', 'mails'], { isQuick: true }),
  // Starts first because it mostly waits.
  vitest('faults', { inputs: [...SITE, 'deploy', 'Dockerfile'], isQuick: false, budget: 10 }),
  command('format', {
    command: ['prettier', '--check', '--log-level=warn', '--ignore-unknown'],
    cache: ['--cache', '--cache-location=.cache/test/prettier'],
    inputs: ['.'],
    takesFiles: () => true,
  }),
  command('lint', {
    command: ['eslint', '--max-warnings', '0', '--no-warn-ignored'],
    cache: ['--cache', '--cache-strategy=content', '--cache-location=.cache/test/eslint'],
    inputs: SOURCES,
    takesFiles: isSource,
  }),
  command('lint with types', {
    command: ['oxlint', '--type-aware', '--no-error-on-unmatched-pattern'],
    inputs: [...SOURCES, 'scripts', '.oxlintrc.json'],
    takesFiles: isSource,
  }),
  command('types', {
    command: ['tsc', '-p', 'tsconfig.json', '--noEmit'],
    cache: ['--incremental', '--tsBuildInfoFile', '.cache/test/types.tsbuildinfo'],
    inputs: SOURCES,
  }),
  vitest('host', {
    inputs: SITE,
    isOwn: file => !isEmbedded(file),
    budget: 0.15,
    run: part => runHost(env => runVitest('host', { ...part, exclude: EMBEDDED.map(start => `${start}*`) }, { env })),
  }),
  vitest('repo', { inputs: ['.'], budget: 0.5 }),
  vitest('unit', { inputs: SITE, budget: 0.05 }),
  vitest('host embedded', {
    inputs: ['host', 'tools'],
    isQuick: false,
    isOwn: isDialect,
    budget: 0.3,
    run: part =>
      runHostEmbedded(part, (files, env) => runVitest('host', { ...part, files }, { env, report: 'host embedded' })),
  }),
  build('build for React', ['site-react']),
  command('storybook build', {
    command: ['storybook', 'build', '-o', 'dist/storybook', '--disable-telemetry', '--quiet'],
    isQuick: false,
    after: ['build'],
  }),
  playwright('packages', 'packages', { cores: 1, inputs: ['widgets', 'scripts', 'tools/kit', 'docs/for'], budget: 10 }),
  playwright('widgets in React', 'react', { inputs: widgetInputs }),
  playwright('widgets in Preact', 'preact', { inputs: widgetInputs }),
  playwright('storybook', 'storybook', {
    after: [...BUILT, 'storybook build'],
    inputs: [
      'widgets',
      'stories',
      '.storybook',
      'host/features/public/pictures',
      'templates/pictures',
      'host/mails',
      'templates/mail',
      'templates/styles',
    ],
  }),
  playwright('e2e', 'e2e', { inputs: [...SITE, ...BROWSER] }),
]

/** A widget's spec depends on that widget and on the shared code; others depend on all widgets. */
function widgetInputs(file) {
  const name = /^tests\/widgets\/([\w-]+)\.spec/.exec(file)?.[1]
  const widget = listWidgets().find(one => name === one.name || name?.startsWith(`${one.name}-`))
  return [...BROWSER, 'templates', ...(widget ? ['widgets/core', widget.dir] : ['widgets'])]
}

function command(name, { command: [bin, ...args], cache = [], inputs, takesFiles, isQuick = true, after }) {
  const run = async ({ files }) => ({
    kind: 'command',
    ...(await runNode(BIN[bin], [...args, ...(process.env.CI ? [] : cache), ...(takesFiles ? (files ?? ['.']) : [])], {
      timeout: timeout(),
    })),
  })
  return { name, isQuick, inputs, takesFiles, cores: 1, after, run }
}

function build(name, outputs, { isQuick = false } = {}) {
  return { name, isQuick, cores: 1, run: () => buildOutputs(outputs) }
}

async function buildOutputs(outputs) {
  try {
    return { kind: 'command', code: 0, output: '', coreSeconds: await buildStale(outputs) }
  } catch (error) {
    return { kind: 'command', code: 1, output: error.message }
  }
}

function vitest(name, { inputs, budget, isOwn, isQuick = true, run = part => runVitest(name, part) }) {
  const tests = new RegExp(`^tests/${name.split(' ')[0]}/.*\\.test\\.tsx?$`)
  return { name, isQuick, inputs, budget, isTest: matcher(tests, isOwn), cores: 1, after: ['build'], run }
}

async function runVitest(project, { files = [], exclude = [], seed }, { env = {}, report: name = project } = {}) {
  const report = freshReport(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const shuffle = seed ? ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`] : []
  const exclusions = exclude.map(pattern => `--exclude=${pattern}`)
  const args = ['run', '--project', project, ...reporters, ...shuffle, ...exclusions, ...files]
  return { kind: 'vitest', report, ...(await runNode(BIN.vitest, args, { env, timeout: timeout() })) }
}

function playwright(name, project, { cores, inputs, budget = 1.5, after = BUILT }) {
  const run = async ({ files = [], grep, seed }) => {
    const report = freshReport(name)
    const args = ['test', `--project=${project}`, '--reporter=line,json', '--pass-with-no-tests', ...files]
    const more = [...(grep ? ['--grep', grep] : []), ...(seed ? ['--shuffle', seed] : [])]
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    return {
      kind: 'playwright',
      report,
      ...(await runNode(BIN.playwright, [...args, ...more], { env, timeout: timeout() })),
    }
  }
  const folders = { react: 'widgets|mount|api', preact: 'widgets|mount|api' }[project] ?? project
  const isTest = matcher(new RegExp(`^tests/(${folders})/.*\\.spec\\.ts$`))
  return { name, isQuick: false, inputs, budget, isTest, cores, after, run }
}

function matcher(pattern, isOwn = () => true) {
  return file => pattern.test(file) && isOwn(file)
}

function freshReport(name) {
  mkdirSync(CACHE, { recursive: true })
  const report = path.join(CACHE, `${name.replaceAll(' ', '-')}.json`)
  rmSync(report, { force: true })
  return report
}
