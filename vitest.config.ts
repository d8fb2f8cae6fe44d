import { defineConfig } from 'vitest/config'

/** Our packages point at their sources under this condition, in Vite's resolver and in Node's. */
const conditions = ['source', 'module', 'node', 'development|production']
/** Vitest gives these to Node, which cannot load what some packages offer to bundlers as `module`. */
const serverConditions = conditions.filter(condition => condition !== 'module')

const project = (name: string, testTimeout: number, more: object = {}) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions: serverConditions, externalConditions: ['source'] } },
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    environment: 'node' as const,
    pool: 'forks' as const,
    execArgv: ['--conditions=source'],
    testTimeout,
    // A shared CI machine may stall for seconds; a second failure is a failure.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
    ...more,
  },
})

/** These tests wait for processes that start, stop and fail, so two files share a core. */
const waiting = { maxWorkers: 2, sequence: { groupOrder: 1 } }

export default defineConfig({
  test: {
    // Files share no state but what they load, so each worker loads a module once (`isolate`).
    projects: [
      project('unit', 15_000, { isolate: false }),
      project('repo', 30_000, { isolate: false }),
      project('host', 30_000, { isolate: false }),
      project('faults', 240_000, { ...waiting, globalSetup: ['tests/support/build.mjs'] }),
    ],
  },
})
