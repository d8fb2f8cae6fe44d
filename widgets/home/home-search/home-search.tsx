import type { WidgetProps } from '@firstrung/mount/contract'
import { Button, SearchIcon } from '@firstrung/ui'
import type { SubmitEvent } from 'react'
import type { contract } from './contract'
import { HomeSearchLinks } from './home-search-links'
import { useRecentSearches } from './use-recent-searches'

type HomeSearchProps = WidgetProps<typeof contract>

const SCOPES = [
  { value: 'jobs', text: 'Jobs' },
  { value: 'reviews', text: 'Reviews' },
  { value: 'companies', text: 'Employers' },
]

export function HomeSearch({ action, scope, popular }: HomeSearchProps) {
  const { recent, remember, forget } = useRecentSearches()

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = data.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    remember({ search: text('search'), place: text('place'), in: text('in') })
  }

  return (
    <div className="w-home-search">
      <form className="w-home-search__form" action={action} method="get" role="search" onSubmit={handleSubmit}>
        <label className="w-home-search__field">
          <span className="w-home-search__label">What</span>
          <input
            className="w-home-search__input"
            type="search"
            name="search"
            maxLength={100}
            placeholder="Job, skill or employer"
            autoComplete="off"
          />
        </label>
        <label className="w-home-search__field">
          <span className="w-home-search__label">Where</span>
          <input
            className="w-home-search__input"
            type="search"
            name="place"
            maxLength={100}
            placeholder="Town, county or Remote"
            autoComplete="off"
          />
        </label>
        <fieldset className="w-home-search__scope">
          <legend className="ui-visually-hidden">Search in</legend>
          {SCOPES.map(({ value, text }) => (
            <label key={value} className="w-home-search__choice">
              <input
                className="w-home-search__radio"
                type="radio"
                name="in"
                value={value}
                defaultChecked={value === scope}
              />
              <span className="w-home-search__option">{text}</span>
            </label>
          ))}
        </fieldset>
        <div className="w-home-search__submit">
          <Button type="submit" wide icon={<SearchIcon />}>
            Search
          </Button>
        </div>
      </form>
      <HomeSearchLinks action={action} popular={popular} recent={recent} onForget={forget} />
    </div>
  )
}
