import { readUser } from './user'

/**
 * Reloads the page if the browser shows a stored copy (Back button) that was made for a visitor before they logged in, or
 * for a user before they logged out. The server sets the token cookie at log-in and removes it at log-out.
 */
export function reloadIfUserChanged(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // Only stored copies: a cookie that outlives its session must not reload every page for ever.
    const isStored = persisted || navigation?.type === 'back_forward'
    if (isStored && readUser().loggedIn !== /(^|; )XSRF-TOKEN=./.test(document.cookie)) {
      location.reload()
    }
  })
}
