/** Folders that are being cleaned. `LANGUAGE_PATHS=<folder>` shows what is left in one. */
export const PENDING: readonly string[] = [
  'docs/runtime.md',
  'host/features',
  'host/http',
  'scripts/test',
  'scripts/test.mjs',
  'tests/host',
  'tests/widgets',
  'widgets/company',
  'widgets/home',
]
