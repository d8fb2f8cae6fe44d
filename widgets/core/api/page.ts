import { track } from './analytics'
import { startErrorReporting } from './reporting/start'

/** The version label of reports (spec section 1). */
const VERSION = '1.3.1'

/**
 * What every page does once: reports errors in production, and counts the view. The page says what it is in
 * `<body data-page>`, and where it runs in meta elements: `firstrung-release-stage`, `firstrung-bugsnag-key` and
 * `firstrung-bugsnag-endpoint`.
 */
export function startPage(): void {
  void startErrorReporting({
    releaseStage: meta('release-stage'),
    apiKey: meta('bugsnag-key'),
    appVersion: VERSION,
    endpoint: meta('bugsnag-endpoint'),
  })
  track('page_view', { page_type: document.body.dataset.page ?? '', path: location.pathname })
}

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=firstrung-${name}]`)?.content ?? ''
}
