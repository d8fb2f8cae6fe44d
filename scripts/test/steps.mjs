import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildStale } from '../lib/outputs.mjs'
import { runNode } from '../lib/run.mjs'
import { root } from '../widgets.mjs'

const REPORTS = path.join(root, '.cache/test')
/** The whole run should take less than this; a step that does has hung. */
const TIMEOUT = 20 * 60_000
const BIN = {
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  tsc: 'node_modules/typescript7/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  storybook: 'node_modules/storybook/dist/bin/dispatcher.js',
}

const BUILT = ['build', 'build for React']

/**
 * The named steps, fastest first; `quick` ones need no browser. `cores` and `after` say what may run side by side:
 * of two cores, Vitest and whatever has one thread leave one free, and a browser with its tests takes both.
 * Each runs and says `{ code, output, kind, report }`.
 */
export const steps = [
  command('format', 'prettier', ['--check', '--log-level=warn', '.'], { quick: true }),
  command('lint', 'eslint', ['--max-warnings', '0', '.'], { quick: true }),
  command('types', 'tsc', ['-p', 'tsconfig.json', '--noEmit'], { quick: true }),
  build('build', ['site', 'server', 'embed', 'packages'], { quick: true }),
  vitest('repo', 'repo', { quick: true }),
  vitest('unit', 'unit', { quick: true }),
  vitest('host', 'host', { quick: true, env: { TEST_DATABASE_URL: '' } }),
  vitest('faults', 'faults'),
  { name: 'host on PostgreSQL', cores: 1, after: ['build'], run: hostOnServer },
  build('build for React', ['site-react']),
  command('storybook build', 'storybook', ['build', '-o', 'dist/storybook', '--disable-telemetry', '--quiet']),
  playwright('packages', 'packages', { cores: 1 }),
  playwright('widgets in React', 'react'),
  playwright('widgets in Preact', 'preact'),
  playwright('storybook', 'storybook', { after: [...BUILT, 'storybook build'] }),
  playwright('e2e', 'e2e'),
]

function command(name, bin, args, { quick = false } = {}) {
  const run = async () => ({ kind: 'command', ...(await runNode(BIN[bin], args, { timeout: TIMEOUT })) })
  return { name, quick, cores: 1, run }
}

function build(name, outputs, { quick = false } = {}) {
  return { name, quick, cores: 1, run: () => buildOutputs(outputs) }
}

async function buildOutputs(outputs) {
  try {
    await buildStale(outputs)
    return { kind: 'command', code: 0, output: '' }
  } catch (error) {
    return { kind: 'command', code: 1, output: error.message }
  }
}

function vitest(name, project, { quick = false, env } = {}) {
  return { name, quick, cores: 1, after: ['build'], run: () => runVitest(name, project, env) }
}

async function runVitest(name, project, env) {
  const report = freshReport(name)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return { kind: 'vitest', report, ...(await runNode(BIN.vitest, args, { env, timeout: TIMEOUT })) }
}

function playwright(name, project, { cores, after = BUILT } = {}) {
  const run = async () => {
    const report = freshReport(name)
    const args = ['test', `--project=${project}`, '--reporter=line,json']
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    return { kind: 'playwright', report, ...(await runNode(BIN.playwright, args, { env, timeout: TIMEOUT })) }
  }
  return { name, quick: false, cores, after, run }
}

/** The host suite once more, on a server of the oldest version we support; nothing to do where none can be started. */
async function hostOnServer() {
  const { startPostgres } = await import('../postgres.mjs')
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: () => {} } : await startPostgres()
  if (!server) {
    return { kind: 'none', code: 0, output: 'no PostgreSQL here; set TEST_DATABASE_URL' }
  }
  try {
    return await runVitest('host-postgres', 'host', { TEST_DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true })
  const report = path.join(REPORTS, `${name.replaceAll(' ', '-')}.json`)
  rmSync(report, { force: true })
  return report
}
