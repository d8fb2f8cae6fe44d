import { track } from './analytics'
import type { AnalyticsEvents } from './analytics-events'
import { publish } from './bus'
import { startErrorReporting } from './reporting/start'
import { clearCache } from './saved-items/cache'
import { reloadIfUserChanged } from './stale-user'
import { followTabs } from './tabs'
import { readUser } from './user'

type PageEvent = { event: keyof AnalyticsEvents } & Record<string, unknown>

/** The version label of reports. */
const VERSION = '1.3.1'

/**
 * Runs once on every page: starts error reporting in production, sends the page view, publishes the user and their
 * saved items, and updates stored copies of the page. Reads the page kind from `<body data-page>`, further events from
 * `<script type="application/json" data-event>` elements, and the settings from the meta elements
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
  reloadIfUserChanged()
}

/**
 * Publishes a signed-in user and starts their session. The log-in form is submitted without script, so its page clears
 * the cache.
 */
function startUser(): void {
  const user = readUser()
  // Without a user nothing is published: widgets then use their props.
  if (user.loggedIn) {
    publish('user', user)
  }
  if (!user.loggedIn || document.body.dataset.page === 'login') {
    clearCache()
  } else {
    import('./session')
      .then(({ startSignedInPage }) => startSignedInPage())
      .catch(() => {
        // The first click on a save button fetches the list again.
      })
  }
  followTabs(user)
}

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=firstrung-${name}]`)?.content ?? ''
}
