/**
 * Functions over a limit that are still to be divided, as `file name`. A blank line between entries lets two branches remove
 * neighbours without a merge conflict.
 */
export const PENDING: readonly string[] = [
  'scripts/test/steps.mjs command',

  'tests/support/host.ts createTestHost',

  'tests/support/import.ts createTestImport',

  'tests/support/open-widget.ts openWidget',

  'tests/support/open-widget.ts pageOf',

  'tests/support/widget-server.ts answer',

  'scripts/test/steps.mjs runVitest',

  'tests/support/open-widget.ts renderExample',
]

/** Import cycles that are still to be broken. */
export const PENDING_CYCLES: readonly string[] = []
