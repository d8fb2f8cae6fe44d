/** Folders that are being cleaned. `LANGUAGE_PATHS=<folder>` shows what is left in one. */
export const PENDING: readonly string[] = [
  'docs/runtime.md',
  'host',
  'scripts/test',
  'scripts/test.mjs',
  'templates',
  'tests/e2e',
  'tests/host',
  'tests/mount',
  'tests/storybook',
  'tests/support',
  'tests/unit',
  'tests/widgets',
  'widgets',
]
