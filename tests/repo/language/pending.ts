/** Folders that are being cleaned. `LANGUAGE_PATHS=<folder>` shows what is left in one. */
export const PENDING: readonly string[] = [
  'tests/e2e',
  'tests/host',
  'tests/widgets',
  'widgets/company',
  'widgets/home',
]
