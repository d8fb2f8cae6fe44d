import { closeLocalDrafts } from './local-drafts'
import { clearRecentSearches } from './recent-searches'

/** Clears this device's data about the user at log-out: unsaved texts and recent searches. */
export function clearLocalData(): void {
  closeLocalDrafts()
  clearRecentSearches()
}
