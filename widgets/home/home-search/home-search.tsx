import { followSuggestion, suggest } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t, type Text } from '@firstrung/mount/strings'
import { Button, SearchField, SearchIcon } from '@firstrung/ui'
import { useRef } from 'react'
import type { contract } from './contract'
import { HomeSearchLinks } from './home-search-links'
import { useRecentSearches } from './use-recent-searches'

type HomeSearchProps = WidgetProps<typeof contract>

type Scope = HomeSearchProps['scope']

const SCOPES: readonly { value: Scope; text: Text }[] = [
  { value: 'jobs', text: 'Jobs' satisfies Text },
  { value: 'reviews', text: 'Reviews' satisfies Text },
  { value: 'companies', text: 'Employers' satisfies Text },
]

export function HomeSearch({ action, scope, popular }: HomeSearchProps) {
  const { recent, add, clear } = useRecentSearches()
  const form = useRef<HTMLFormElement>(null)

  return (
    <div className="w-home-search">
      <form
        ref={form}
        className="w-home-search__form"
        action={action}
        method="get"
        role="search"
        onSubmit={event => add(event.currentTarget)}
      >
        <SearchField
          name="search"
          label={t('What')}
          placeholder={t('Job, skill or employer')}
          loadOptions={(term, signal) => suggest(term, { type: 'what', scope: scopeOf(form.current), signal })}
          onChoose={followSuggestion}
        />
        <SearchField
          name="place"
          label={t('Where')}
          placeholder={t('Town, county or Remote')}
          loadOptions={(term, signal) => suggest(term, { type: 'where', signal })}
          onChoose={followSuggestion}
        />
        <ScopeChoice selected={scope} />
        <div className="w-home-search__submit">
          <Button type="submit" wide icon={<SearchIcon />}>
            {t('Search')}
          </Button>
        </div>
      </form>
      <HomeSearchLinks action={action} popular={popular} recent={recent} onClear={clear} />
    </div>
  )
}

function ScopeChoice({ selected }: { selected: Scope }) {
  return (
    <fieldset className="w-home-search__scope">
      <legend className="ui-visually-hidden">{t('Search in')}</legend>
      {SCOPES.map(({ value, text }) => (
        <label key={value} className="w-home-search__choice">
          <input
            className="w-home-search__radio"
            type="radio"
            name="in"
            value={value}
            defaultChecked={value === selected}
          />
          <span className="w-home-search__option">{t(text)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function scopeOf(form: HTMLFormElement | null): Scope | undefined {
  const chosen = form && new FormData(form).get('in')
  return SCOPES.find(({ value }) => value === chosen)?.value
}
