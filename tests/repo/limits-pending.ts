/**
 * Functions over a limit that are still to be divided, as `file name`. A blank line between entries lets two branches remove
 * neighbours without a merge conflict.
 */
export const PENDING: readonly string[] = [
  'host/features/accounts/registration-routes.ts registrationRoutes',

  'host/features/accounts/routes.ts routes',

  'scripts/test/steps.mjs command',

  'tests/support/host.ts createTestHost',

  'tests/support/import.ts createTestImport',

  'tests/support/open-widget.ts openWidget',

  'tests/support/open-widget.ts pageOf',

  'tests/support/widget-server.ts answer',

  'host/features/accounts/registration-routes.ts submit',

  'host/http/router.ts #add',

  'scripts/test/steps.mjs runVitest',

  'tests/support/open-widget.ts renderExample',
]

/** Import cycles that are still to be broken. */
export const PENDING_CYCLES: readonly string[] = [
  'widgets/core/api/calls/request.ts -> widgets/core/api/calls/transport.ts -> widgets/core/api/calls/request.ts',

  'widgets/core/api/reporting/bugsnag.ts -> widgets/core/api/reporting/start.ts -> widgets/core/api/reporting/bugsnag.ts',

  'widgets/core/mount/island.ts -> widgets/core/mount/registry.ts -> widgets/core/mount/island.ts',

  'widgets/search/search-app/use-browser-history.ts -> widgets/search/search-app/use-search-history.ts -> widgets/search/search-app/use-browser-history.ts',
]
