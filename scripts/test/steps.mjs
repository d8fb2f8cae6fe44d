import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildStale } from '../desk/outputs.mjs'
import { runNode } from '../desk/run.mjs'
import { root } from '../widgets.mjs'

const REPORTS = path.join(root, '.cache/test')
/** The whole run should take less than this; a step that does has hung. */
const PATIENCE = 20 * 60_000
const BIN = {
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  tsc: 'node_modules/typescript7/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  storybook: 'node_modules/storybook/dist/bin/dispatcher.js',
}

/** The named steps, fastest first. `quick` ones need no browser. Each runs and says `{ code, output, kind, report }`. */
export const steps = [
  command('format', true, 'prettier', ['--check', '--log-level=warn', '.']),
  command('lint', true, 'eslint', ['--max-warnings', '0', '.']),
  command('types', true, 'tsc', ['-p', 'tsconfig.json', '--noEmit']),
  { name: 'build', quick: true, run: () => build(['site', 'server', 'embed', 'packages']) },
  vitest('repo', true, 'repo'),
  vitest('unit', true, 'unit'),
  vitest('host', true, 'host', { TEST_DATABASE_URL: '' }),
  { name: 'host on PostgreSQL', quick: false, run: hostOnServer },
  vitest('faults', false, 'faults'),
  { name: 'build for React', quick: false, run: () => build(['site-react']) },
  playwright('widgets in React', 'react'),
  playwright('widgets in Preact', 'preact'),
  playwright('packages', 'packages'),
  command('storybook build', false, 'storybook', ['build', '-o', 'dist/storybook', '--disable-telemetry', '--quiet']),
  playwright('storybook', 'storybook'),
  playwright('e2e', 'e2e'),
]

function command(name, quick, bin, args) {
  return {
    name,
    quick,
    run: async () => ({ kind: 'command', ...(await runNode(BIN[bin], args, { timeout: PATIENCE })) }),
  }
}

async function build(outputs) {
  try {
    await buildStale(outputs)
    return { kind: 'command', code: 0, output: '' }
  } catch (error) {
    return { kind: 'command', code: 1, output: error.message }
  }
}

function vitest(name, quick, project, env) {
  return { name, quick, run: () => runVitest(name, project, env) }
}

async function runVitest(name, project, env) {
  const report = freshReport(name)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return { kind: 'vitest', report, ...(await runNode(BIN.vitest, args, { env, timeout: PATIENCE })) }
}

function playwright(name, project) {
  return {
    name,
    quick: false,
    run: async () => {
      const report = freshReport(name)
      const args = ['test', `--project=${project}`, '--reporter=line,json']
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
      return { kind: 'playwright', report, ...(await runNode(BIN.playwright, args, { env, timeout: PATIENCE })) }
    },
  }
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
