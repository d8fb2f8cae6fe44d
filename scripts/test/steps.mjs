import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildStale } from '../lib/outputs.mjs'
import { runNode } from '../lib/run.mjs'
import { root } from '../widgets.mjs'
import { runHost, runHostEmbedded } from './host.mjs'

const REPORTS = path.join(root, '.cache/test')
/** The usual run should take less than this; a step that takes longer has hung. */
const timeout = () => (process.env.FULL_TESTS ? 60 : 20) * 60_000
const BIN = {
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  tsc: 'node_modules/typescript7/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  storybook: 'node_modules/storybook/dist/bin/dispatcher.js',
}

const BUILT = ['build', 'build for React']
const SOURCES = ['widgets', 'host', 'tests', 'stories', 'bench', '.storybook', 'eslint.config.mjs']
const SITE = ['widgets', 'templates', 'host']
const BROWSER = ['widgets', 'templates', 'tests/support', 'playwright.config.ts']
const HOST = [...SITE, 'tests/host', 'tests/support', 'vitest.config.ts']

/**
 * The named steps, in the order in which they start. `isQuick`: it needs no browser. `cores` and `after` say what may run
 * side by side: of two cores, Vitest and programs of one thread leave one free, and a browser with its tests takes both.
 * `inputs` are the files that its result depends on. `run` takes the part of the tests to run, see `plan.mjs`, and returns
 * `{ kind, code, output, report, note }`.
 */
export const steps = [
  build('build', ['site', 'server', 'embed', 'packages', 'host', 'mails'], { isQuick: true }),
  // It waits more than it works, so it begins first.
  vitest('faults', { inputs: [...SITE, 'deploy', 'Dockerfile', 'tests/faults', 'tests/support'], isQuick: false }),
  command('format', {
    command: ['prettier', '--check', '--log-level=warn', '--ignore-unknown'],
    inputs: ['.'],
    takesFiles: true,
  }),
  command('lint', {
    command: ['eslint', '--max-warnings', '0', '--no-warn-ignored'],
    inputs: SOURCES,
    takesFiles: true,
  }),
  command('types', { command: ['tsc', '-p', 'tsconfig.json', '--noEmit'], inputs: SOURCES }),
  vitest('host', { inputs: HOST, run: part => runHost(env => runVitest('host', part, { env })) }),
  vitest('repo', { inputs: ['.'] }),
  vitest('unit', {
    inputs: ['widgets', 'host', 'scripts/kit', 'tests/unit', 'tests/support', 'templates', 'vitest.config.ts'],
  }),
  vitest('host embedded', {
    inputs: HOST,
    isQuick: false,
    run: part =>
      runHostEmbedded(part, (files, env) => runVitest('host', { ...part, files }, { env, report: 'host embedded' })),
  }),
  build('build for React', ['site-react']),
  command('storybook build', {
    command: ['storybook', 'build', '-o', 'dist/storybook', '--disable-telemetry', '--quiet'],
    isQuick: false,
  }),
  playwright('packages', 'packages', {
    cores: 1,
    inputs: ['widgets', 'scripts', 'docs/for', 'tests/packages', 'tests/support'],
  }),
  playwright('widgets in React', 'react', { inputs: [...BROWSER, 'tests/widgets', 'tests/mount'] }),
  playwright('widgets in Preact', 'preact', { inputs: [...BROWSER, 'tests/widgets', 'tests/mount', 'tests/api'] }),
  playwright('storybook', 'storybook', {
    after: [...BUILT, 'storybook build'],
    inputs: [
      'widgets',
      'stories',
      '.storybook',
      'host/drawings',
      'host/mails',
      'templates/mail',
      'templates/styles',
      'tests/storybook',
    ],
  }),
  playwright('e2e', 'e2e', { inputs: [...BROWSER, 'host', 'tests/e2e'] }),
]

function command(name, { command: [bin, ...args], inputs, takesFiles = false, isQuick = true }) {
  const run = async ({ files }) => ({
    kind: 'command',
    ...(await runNode(BIN[bin], [...args, ...(takesFiles ? (files ?? ['.']) : [])], { timeout: timeout() })),
  })
  return { name, isQuick, inputs, takesFiles, cores: 1, run }
}

function build(name, outputs, { isQuick = false } = {}) {
  return { name, isQuick, cores: 1, run: () => buildOutputs(outputs) }
}

async function buildOutputs(outputs) {
  try {
    await buildStale(outputs)
    return { kind: 'command', code: 0, output: '' }
  } catch (error) {
    return { kind: 'command', code: 1, output: error.message }
  }
}

function vitest(name, { inputs, isQuick = true, run = part => runVitest(name, part) }) {
  return { name, isQuick, inputs, tests: new RegExp(`^tests/${name.split(' ')[0]}/`), cores: 1, after: ['build'], run }
}

async function runVitest(project, { files = [], exclude, seed }, { env = {}, report: name = project } = {}) {
  const report = freshReport(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const shuffle = seed ? ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`] : []
  const exclusion = exclude ? [`--exclude=${exclude}`] : []
  const args = ['run', '--project', project, ...reporters, ...shuffle, ...exclusion, ...files]
  return { kind: 'vitest', report, ...(await runNode(BIN.vitest, args, { env, timeout: timeout() })) }
}

function playwright(name, project, { cores, inputs, after = BUILT }) {
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
  return { name, isQuick: false, inputs, tests: new RegExp(`^tests/(${folders})/`), cores, after, run }
}

function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true })
  const report = path.join(REPORTS, `${name.replaceAll(' ', '-')}.json`)
  rmSync(report, { force: true })
  return report
}
