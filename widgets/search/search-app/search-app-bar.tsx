import { BookmarkIcon, Button, Chip, SlidersHorizontalIcon, SparklesIcon } from '@firstrung/ui'
import type { MouseEvent } from 'react'
import type { SearchAnswer } from './answer'
import { SearchAppNoScript } from './search-app-no-script'
import type { SearchForm } from './use-search-form'

interface BarProps {
  answer: SearchAnswer
  form: SearchForm
  /** Where the filters stand, for those without script. */
  filters: string
  onFilters: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** What can be done with the list as a whole, and below it what it is narrowed to. */
export function SearchAppBar({ answer, form, filters, onFilters }: BarProps) {
  const { queryString, saveUrl, chips, clearUrl } = answer
  const count = queryString.filtersAppliedCount
  return (
    <>
      <div className="w-search-app__bar">
        <a className="ui-chip w-search-app__to-filters" href={filters} aria-haspopup="dialog" onClick={onFilters}>
          <SlidersHorizontalIcon />
          <span className="ui-chip__label">{count ? `Filters (${count})` : 'Filters'}</span>
        </a>
        <Sort answer={answer} form={form} />
        <SearchAppNoScript form={form} />
        <span className="w-search-app__save">
          <Chip href={saveUrl} icon={<BookmarkIcon />}>
            Save search
          </Chip>
        </span>
      </div>
      {chips.length ? (
        <div className="w-search-app__chosen">
          <ul className="ui-chip-row" aria-label="What the list is narrowed to">
            {chips.map(({ text, url, inferred }) => (
              <li key={url} className={inferred ? 'w-search-app__inferred' : undefined}>
                <Chip
                  kind="removable"
                  href={url}
                  icon={inferred ? <SparklesIcon label="Read from your words:" /> : null}
                >
                  {text}
                </Chip>
              </li>
            ))}
            <li>
              <Button kind="tertiary" size="sm" href={clearUrl}>
                Clear all
              </Button>
            </li>
          </ul>
          {chips.some(({ inferred }) => inferred) ? (
            <p className="w-search-app__quiet w-search-app__read">
              <SparklesIcon /> Read from your words. Remove it to look for the word itself.
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

function Sort({ answer, form }: Pick<BarProps, 'answer' | 'form'>) {
  const { sortingUrls, defaultSort } = answer
  const current = sortingUrls.find(({ selected }) => selected)?.param ?? defaultSort
  return (
    <label className="ui-chip w-search-app__sort">
      <span className="w-search-app__sort-label">Sort</span>
      <select
        className="w-search-app__select"
        name="sort"
        form={form.id}
        value={form.chosen('sort', current)}
        onChange={({ currentTarget }) =>
          form.choose(currentTarget, sortingUrls.find(({ param }) => param === currentTarget.value)?.url)
        }
      >
        {sortingUrls.map(({ param, label }) => (
          <option key={param} value={param}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
