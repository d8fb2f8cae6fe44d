import { track } from './analytics'
import type { AnalyticsEvents } from './analytics-events'
import { publish } from './bus'
import { startErrorReporting } from './reporting/start'
import { clearCache } from './saved-items/cache'
import { readUser } from './user'

type PageEvent = { event: keyof AnalyticsEvents } & Record<string, unknown>

/** The version label of reports (spec section 1). */
const VERSION = '1.3.1'

/**
 * What every page does once: reports errors in production, counts the view, and says who is there, with what they have
 * saved. The page says what it is in `<body data-page>`; what else happened on the way to it in elements
 * `<script type="application/json" data-event>`, one event each; and where it runs in meta elements:
 * `firstrung-release-stage`, `firstrung-bugsnag-key` and `firstrung-bugsnag-endpoint`.
 */
export function startPage(): void {
  void startErrorReporting({
    releaseStage: meta('release-stage'),
    apiKey: meta('bugsnag-key'),
    appVersion: VERSION,
    endpoint: meta('bugsnag-endpoint'),
  })
  track('page_view', { page_type: document.body.dataset.page ?? '', path: location.pathname })
  for (const element of document.querySelectorAll('script[data-event]')) {
    const { event, ...fields } = JSON.parse(element.textContent) as PageEvent
    track(event, fields as never)
  }
  startUser()
}

/** Saved items at page load (spec section 4). The pages of logging in come before a change that no script here makes. */
function startUser(): void {
  const user = readUser()
  // A page that names nobody says nothing: widgets then go by their props.
  if (user.loggedIn) {
    publish('user', user)
  }
  if (!user.loggedIn || document.body.dataset.page === 'login') {
    clearCache()
  } else {
    import('./saved-items/store')
      .then(({ loadSavedItems }) => loadSavedItems())
      .catch(() => {
        // Save buttons show what they can; the first click asks again.
      })
  }
}

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=firstrung-${name}]`)?.content ?? ''
}
