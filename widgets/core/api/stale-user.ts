import { readUser } from './user'

/**
 * Reloads the page if the browser shows a stored copy (Back button) that was rendered for a visitor before they logged
 * in, or for a user before they logged out. The server sets the token cookie at log-in and removes it at log-out.
 */
export function reloadIfUserChanged(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Only stored copies: a cookie that outlives its session must not reload every page for ever.
  if (navigation?.type === 'back_forward') {
    reloadIfChanged()
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      reloadIfChanged()
    }
  })
}

function reloadIfChanged(): void {
  if (readUser().loggedIn !== /(^|; )XSRF-TOKEN=./.test(document.cookie)) {
    location.reload()
  }
}
