import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { importFromSource } from './tests/support/source-condition'

importFromSource()

const CHROMIUM =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(file => existsSync(file)) ??
  ''

/** Widgets run once per flavour, as `react` and as `preact`; flows through the whole site are `e2e`. */
const widgetTests = { testMatch: ['tests/widgets/**/*.spec.ts', 'tests/mount/**/*.spec.ts', 'tests/api/**/*.spec.ts'] }

/** Long versions of what a sample proves in every run: `npm run test:full`. */
const isFull = !!process.env.FULL_TESTS
const LONG = isFull ? [] : [/@full/]

/**
 * Our pages load Preact, so Preact runs every test. React hydrates every example and runs the tests of what the runtime
 * leaves to the library: rendering, updates, events and errors. `npm run test:full` runs all tests in React as well.
 */
const RENDERING = 'controls|failures|hydration|messages|morphing|replay|strings|translation'
const reactTests = isFull ? widgetTests : { ...widgetTests, grep: new RegExp(`@react|tests/mount/(${RENDERING})`) }

export default defineConfig({
  testDir: '.',
  outputDir: '.cache/test-results',
  globalSetup: './tests/support/build.mjs',
  // A test often waits, so two cores have work for three.
  workers: 3,
  fullyParallel: true,
  // Ten times what a quiet machine needs: a busy one is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: !!process.env.CI,
  grepInvert: LONG,
  // A shared CI machine may stall for seconds; a second failure is a failure.
  retries: process.env.CI ? 1 : 0,
  reporter: 'line',
  // Built files are modules already.
  build: { external: ['**/dist/**'] },
  use: {
    // Cookies, storage, routes and scripts are cleared between tests; options of a test that differ open another context.
    reuseContext: true,
    // A worker would outlive its test; tests/e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      args: ['--no-sandbox', '--disable-quic', '--disable-gpu'],
      ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
    },
  },
  projects: [
    { name: 'react', ...reactTests },
    { name: 'preact', ...widgetTests, grepInvert: [...LONG, /@react/] },
    { name: 'packages', testMatch: ['tests/packages/**/*.spec.ts'] },
    { name: 'storybook', testMatch: ['tests/storybook/**/*.spec.ts'] },
    { name: 'e2e', testMatch: ['tests/e2e/**/*.spec.ts'] },
  ],
})
