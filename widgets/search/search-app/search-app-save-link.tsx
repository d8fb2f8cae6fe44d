import { t } from '@firstrung/mount/strings'
import { BookmarkIcon, savedState } from '@firstrung/ui'
import type { SearchAnswer } from './answer'

const SAVED_URL = '/dashboard/saved-items#searches'

/** Returns the props of a link that saves a search; once that is done, it leads to the saved searches. */
export function saveLink({ savedSearches, queryString: { savedAs }, saveUrl }: SearchAnswer) {
  const isSaved = savedSearches.some(({ url }) => url === savedAs)
  const done = t('Search saved')
  return {
    ...savedState(`searches-${savedAs}`, isSaved, { 'data-saved-href': SAVED_URL, 'data-saved-text': done }),
    href: isSaved ? SAVED_URL : saveUrl,
    icon: <BookmarkIcon />,
    children: isSaved ? done : t('Save search'),
  }
}
