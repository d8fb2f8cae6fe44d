import { closeLocalDrafts } from './local-drafts'
import { clearRecentSearches } from './recent-searches'

/** Removes at a log-out what this device keeps of the person: texts that are not saved yet, and recent searches. */
export function clearLocalData(): void {
  closeLocalDrafts()
  clearRecentSearches()
}
