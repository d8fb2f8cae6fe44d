/** Folders that are being cleaned. `LANGUAGE_PATHS=<folder>` shows what is left in one. */
export const PENDING: readonly string[] = [
  '.ci',
  '.storybook',
  'bench',
  'docs/runtime.md',
  'host',
  'playwright.config.ts',
  'scripts',
  'stories',
  'templates',
  'tests',
  'vitest.config.ts',
  'widgets',
]
