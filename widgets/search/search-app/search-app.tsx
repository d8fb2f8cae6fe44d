import { track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { cx, Tabs } from '@firstrung/ui'
import { type ComponentType, type MouseEvent, useId, useRef, useState } from 'react'
import type { contract } from './contract'
import { SearchAppBar } from './search-app-bar'
import { SearchAppFacets } from './search-app-facets'
import { SearchAppFailure } from './search-app-failure'
import { SearchAppFields } from './search-app-fields'
import { SearchAppHead } from './search-app-head'
import { SearchAppResults } from './search-app-results'
import type { SheetProps } from './search-app-sheet'
import { SearchAppSide } from './search-app-side'
import { useListLinks } from './use-list-links'
import { useSearch } from './use-search'
import { useSearchForm } from './use-search-form'

type SearchAppProps = WidgetProps<typeof contract>

export function SearchApp({ answer: first, action, intro }: SearchAppProps) {
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>()
  const [isSheet, openSheet] = useState(false)
  const search = useSearch(first, root)
  const form = useSearchForm(`${id}-form`, action, search)
  const { answer, state, news } = search
  const isLoading = state === 'loading'

  useListLinks(root, answer.scope, (url, link) => {
    if (link.matches('.ui-chip--on')) {
      track('filter_change', { key: 'removed', value: link.querySelector('.ui-chip__label')?.textContent ?? '' })
    }
    search.go(url, { arrival: link.closest('.ui-pagination') ? 'head' : 'here' })
  })
  const handleFilters = (event: MouseEvent<HTMLAnchorElement>) => {
    const { hash } = event.currentTarget
    event.preventDefault()
    import('./search-app-sheet').then(
      ({ SearchAppSheet }) => {
        setSheet(() => SearchAppSheet)
        openSheet(true)
      },
      // Without the sheet the link leads to the filters, as it does without script.
      () => location.assign(hash),
    )
  }

  const facets = <SearchAppFacets answer={answer} form={form} />
  const failure = state === 'failed' ? <SearchAppFailure onRetry={search.retry} /> : null
  const status = (
    <p className="ui-visually-hidden" role="status">
      {news}
    </p>
  )
  return (
    <div ref={root} className={cx('w-search-app', isLoading && 'w-search-app--loading')}>
      <SearchAppFields answer={answer} action={action} form={form} onPlace={search.go} />
      <div className="w-search-app__tabs">
        <Tabs
          label="Search in"
          items={answer.scopeUrls.map(({ label, url, total, current }) => ({
            text: label,
            href: url,
            count: total,
            current,
          }))}
        />
      </div>
      <div className="w-search-app__columns">
        <div className="w-search-app__filters" id={`${id}-filters`}>
          <a className="ui-skip-link" href={`#${id}-results`}>
            Skip the filters
          </a>
          {isSheet ? null : facets}
        </div>
        <div className="w-search-app__main" id={`${id}-results`} tabIndex={-1}>
          <SearchAppHead answer={answer} intro={answer === first ? intro : null} />
          <SearchAppBar answer={answer} form={form} filters={`#${id}-filters`} onFilters={handleFilters} />
          <SearchAppResults answer={answer} isLoading={isLoading} />
          {isSheet ? null : failure}
        </div>
        <SearchAppSide answer={answer} />
      </div>
      {isSheet ? null : status}
      {Sheet ? (
        <Sheet answer={answer} open={isSheet} onClose={() => openSheet(false)}>
          {facets}
          {failure}
          {status}
        </Sheet>
      ) : null}
    </div>
  )
}
