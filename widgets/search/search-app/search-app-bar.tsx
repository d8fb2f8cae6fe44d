import { t } from '@firstrung/mount/strings'
import { Button, Chip, SlidersHorizontalIcon, SparklesIcon } from '@firstrung/ui'
import type { MouseEvent } from 'react'
import type { SearchAnswer } from './answer'
import { SearchAppNoScript } from './search-app-no-script'
import { saveLink } from './search-app-save-link'
import type { SearchForm } from './use-search-form'

interface BarProps {
  answer: SearchAnswer
  form: SearchForm
  /** Link to the filters, used without script. */
  filters: string
  onFilters: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Filters, sort and save, and the applied filters: on phones one row, which scrolls to the last of these. */
export function SearchAppBar({ answer, form, filters, onFilters }: BarProps) {
  const { queryString } = answer
  const count = queryString.filtersAppliedCount
  return (
    <div className="w-search-app__bar">
      <a className="ui-chip w-search-app__to-filters" href={filters} aria-haspopup="dialog" onClick={onFilters}>
        <SlidersHorizontalIcon />
        <span className="ui-chip__label">{count ? t('Filters ({count})', { count }) : t('Filters')}</span>
      </a>
      <Sort answer={answer} form={form} />
      <span className="w-search-app__save">
        <Chip {...saveLink(answer)} />
      </span>
      <SearchAppNoScript form={form} />
      {answer.chips.length ? <AppliedFilters answer={answer} /> : null}
    </div>
  )
}

function AppliedFilters({ answer: { chips, clearUrl } }: Pick<BarProps, 'answer'>) {
  return (
    <ul className="ui-chip-row w-search-app__applied" aria-label={t('Applied filters')}>
      {chips.map(({ text, url, inferred }) => (
        <li key={url} className={inferred ? 'w-search-app__inferred' : undefined}>
          <Chip kind="removable" href={url} icon={inferred ? <SparklesIcon label={t('From your search:')} /> : null}>
            {text}
          </Chip>
        </li>
      ))}
      <li>
        <Button kind="tertiary" size="sm" href={clearUrl}>
          {t('Clear all')}
        </Button>
      </li>
    </ul>
  )
}

function Sort({ answer, form }: Pick<BarProps, 'answer' | 'form'>) {
  const { sortingUrls, defaultSort } = answer
  const current = sortingUrls.find(({ selected }) => selected)?.param ?? defaultSort
  return (
    <label className="ui-chip w-search-app__sort">
      <span className="w-search-app__sort-label">{t('Sort')}</span>
      <select
        className="w-search-app__select"
        name="sort"
        form={form.id}
        value={form.valueOf('sort', current)}
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
