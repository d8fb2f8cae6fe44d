import { track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Tabs } from '@firstrung/ui'
import { useId, useRef } from 'react'
import type { SearchAnswer } from './answer'
import type { contract } from './contract'
import { SearchAppBar } from './search-app-bar'
import { SearchAppFacets } from './search-app-facets'
import { SearchAppFailure } from './search-app-failure'
import { SearchAppFields } from './search-app-fields'
import { SearchAppHead } from './search-app-head'
import { SearchAppResults } from './search-app-results'
import { SearchAppSide } from './search-app-side'
import { useFilterSheet } from './use-filter-sheet'
import { useFirstAnswer } from './use-first-answer'
import { useListLinks } from './use-list-links'
import { useSearch } from './use-search'
import { useSearchForm } from './use-search-form'

type SearchAppProps = WidgetProps<typeof contract>

export function SearchApp({ answer: given, action, intro }: SearchAppProps) {
  const first = useFirstAnswer(given)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const { Sheet, isOpen, handleOpen, close } = useFilterSheet()
  const search = useSearch(first, root)
  const form = useSearchForm(`${id}-form`, action, search)
  const { answer, state, announcement, navigate } = search
  const isLoading = state === 'loading'

  useListLinks(root, answer.scope, (url, link) => {
    if (link.matches('.ui-chip--on')) {
      track('filter_change', { key: 'removed', value: link.querySelector('.ui-chip__label')?.textContent ?? '' })
    }
    navigate(url, { focus: link.closest('.ui-pagination') ? 'heading' : 'stay' })
  })

  const facets = <SearchAppFacets answer={answer} form={form} />
  const failure = state === 'failed' ? <SearchAppFailure onRetry={search.retry} /> : null
  const status = (
    <p className="ui-visually-hidden" role="status">
      {announcement}
    </p>
  )
  return (
    <div ref={root} className="w-search-app">
      <a className="ui-skip-link" href={`#${id}-results`}>
        {t('Skip to results')}
      </a>
      <SearchAppFields answer={answer} action={action} form={form} onLocate={navigate} />
      <ScopeTabs scopes={answer.scopeUrls} />
      <div className="w-search-app__columns">
        <div className="w-search-app__filters" id={`${id}-filters`}>
          {isOpen ? null : facets}
        </div>
        <div className="w-search-app__main">
          <SearchAppHead answer={answer} />
          <SearchAppBar answer={answer} form={form} filters={`#${id}-filters`} onFilters={handleOpen} />
          <SearchAppResults id={`${id}-results`} {...{ answer, isLoading }} intro={answer === first ? intro : null} />
          {isOpen ? null : failure}
        </div>
        <SearchAppSide answer={answer} />
      </div>
      {isOpen ? null : status}
      {Sheet ? (
        <Sheet answer={answer} open={isOpen} onClose={close}>
          {facets}
          {failure}
          {status}
        </Sheet>
      ) : null}
    </div>
  )
}

function ScopeTabs({ scopes }: { scopes: SearchAnswer['scopeUrls'] }) {
  return (
    <div className="w-search-app__tabs">
      <Tabs
        label={t('Search in')}
        items={scopes.map(({ label, url, total, current }) => ({ text: label, href: url, count: total, current }))}
      />
    </div>
  )
}
