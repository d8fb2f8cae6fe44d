import type { RecentSearch } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t, type Text } from '@firstrung/mount/strings'
import { Button, Chip } from '@firstrung/ui'
import { useState } from 'react'
import type { contract } from './contract'

interface HomeSearchLinksProps extends Pick<WidgetProps<typeof contract>, 'action' | 'popular'> {
  recent: readonly RecentSearch[]
  onClear: () => void
}

/** Links to popular searches. A button replaces them with the visitor's recent searches, so nothing moves on mount. */
export function HomeSearchLinks({ action, popular, recent, onClear }: HomeSearchLinksProps) {
  const [wantsRecent, setWantsRecent] = useState(false)
  const isRecent = wantsRecent && recent.length > 0
  const links = isRecent ? recent.map(item => ({ text: describe(item), href: urlOf(action, item) })) : popular
  const heading = t(isRecent ? 'Your recent searches' : 'Popular searches')

  return links.length > 0 || recent.length > 0 ? (
    <div className="w-home-search__links">
      <div className="w-home-search__head">
        <span className="w-home-search__heading">{heading}</span>
        {recent.length > 0 ? (
          <Button kind="tertiary" size="sm" onClick={() => setWantsRecent(!isRecent)}>
            {t(isRecent ? 'Show popular' : 'Show recent')}
          </Button>
        ) : null}
        {isRecent ? (
          <Button kind="tertiary" size="sm" onClick={onClear}>
            {t('Clear recent')}
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

const SCOPES: Readonly<Record<string, Text> & { jobs: Text }> = {
  jobs: 'Jobs' satisfies Text,
  reviews: 'Reviews' satisfies Text,
  companies: 'Employers' satisfies Text,
}

/** Returns "engineer in Leeds", "Jobs in Leeds" or "engineer, reviews". */
function describe({ search, place, in: scope }: RecentSearch): string {
  const name = SCOPES[scope] ?? SCOPES.jobs
  const text = search || t(name)
  const found = place ? t('{text} in {place}', { text, place }) : text
  return search && name !== SCOPES.jobs ? `${found}, ${t(name).toLowerCase()}` : found
}

const urlOf = (action: string, item: RecentSearch) => `${action}?${new URLSearchParams({ ...item }).toString()}`
