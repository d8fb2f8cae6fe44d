import type { WidgetProps } from '@firstrung/mount/contract'
import { Button, Chip } from '@firstrung/ui'
import { useState } from 'react'
import type { contract } from './contract'
import type { RecentSearch } from './use-recent-searches'

interface HomeSearchLinksProps extends Pick<WidgetProps<typeof contract>, 'action' | 'popular'> {
  recent: readonly RecentSearch[]
  onClear: () => void
}

/** Links to popular searches. A button replaces them with the visitor's recent searches, so nothing moves on mount. */
export function HomeSearchLinks({ action, popular, recent, onClear }: HomeSearchLinksProps) {
  const [wantsRecent, setWantsRecent] = useState(false)
  const isRecent = wantsRecent && recent.length > 0
  const links = isRecent ? recent.map(item => ({ text: describe(item), href: urlOf(action, item) })) : popular
  const heading = isRecent ? 'Your recent searches' : 'Popular searches'

  return links.length > 0 || recent.length > 0 ? (
    <div className="w-home-search__links">
      <div className="w-home-search__head">
        <span className="w-home-search__heading">{heading}</span>
        {recent.length > 0 ? (
          <Button kind="tertiary" size="sm" onClick={() => setWantsRecent(!isRecent)}>
            {isRecent ? 'Show popular' : 'Show recent'}
          </Button>
        ) : null}
        {isRecent ? (
          <Button kind="tertiary" size="sm" onClick={onClear}>
            Clear recent
          </Button>
        ) : null}
      </div>
      <ul className="w-home-search__chips" aria-label={heading}>
        {links.map(({ text, href }) => (
          <li key={href} className="w-home-search__chip">
            <Chip href={href}>{text}</Chip>
          </li>
        ))}
      </ul>
    </div>
  ) : null
}

const SCOPES: Readonly<Record<string, string>> = { jobs: 'jobs', reviews: 'reviews', companies: 'employers' }

/** Returns "engineer in Leeds", "Jobs in Leeds" or "engineer, reviews". */
function describe(item: RecentSearch): string {
  const scope = SCOPES[item.in] ?? 'jobs'
  const place = item.place ? ` in ${item.place}` : ''
  return item.search
    ? `${item.search}${place}${scope === 'jobs' ? '' : `, ${scope}`}`
    : `${scope.charAt(0).toUpperCase()}${scope.slice(1)}${place}`
}

const urlOf = (action: string, item: RecentSearch) => `${action}?${new URLSearchParams({ ...item }).toString()}`
