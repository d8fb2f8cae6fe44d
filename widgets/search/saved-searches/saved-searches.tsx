import { emit, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Button, EmptyState } from '@firstrung/ui'
import type { contract } from './contract'
import { SavedSearchesItem } from './saved-searches-item'

type SavedSearchesProps = WidgetProps<typeof contract>

export function SavedSearches({ searches, csrf, returnTo, host }: SavedSearchesProps) {
  if (searches.length === 0) {
    return (
      <div className="w-saved-searches">
        <EmptyState level={3} title={t('No saved searches yet')} text={t('Run a search, then choose Save search.')}>
          <Button kind="secondary" href="/search-jobs">
            {t('Search jobs')}
          </Button>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="w-saved-searches">
      <ul className="w-saved-searches__list">
        {searches.map(search => (
          <SavedSearchesItem
            key={search.id}
            search={search}
            hidden={{ _csrf: csrf, return: returnTo }}
            onDelete={() => {
              track('saved_search_delete', { frequency: search.frequency })
              emit(host, 'saved-searches:deleted', { id: search.id })
            }}
            onStop={() => {
              if (search.frequency !== 'off') {
                track('alert_unsubscribe', { frequency: search.frequency })
              }
            }}
          />
        ))}
      </ul>
      <StopAll searches={searches} csrf={csrf} returnTo={returnTo} />
    </div>
  )
}

function StopAll({ searches, csrf, returnTo }: Pick<SavedSearchesProps, 'searches' | 'csrf' | 'returnTo'>) {
  return searches.some(({ frequency }) => frequency !== 'off') ? (
    <form
      method="post"
      action="/ajax/saved-search/unsubscribe-all"
      onSubmit={() => track('alert_unsubscribe', { frequency: 'all' })}
    >
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="return" value={returnTo} />
      <Button kind="tertiary" size="sm" type="submit">
        {t('Stop all of these emails')}
      </Button>
    </form>
  ) : null
}
