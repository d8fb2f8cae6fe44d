import { followSuggestion, suggest } from '@firstrung/api'
import { Button, cx, SearchField, SearchIcon } from '@firstrung/ui'
import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { SearchAnswer } from './answer'
import type { SearchForm } from './use-search-form'

interface FieldsProps {
  answer: SearchAnswer
  action: string
  form: SearchForm
  /** Goes to the list around the reader. */
  onPlace: (url: string) => void
}

/** What and where: the one form of the page. On phones it folds into a line that says what is searched. */
export function SearchAppFields({ answer, action, form, onPlace }: FieldsProps) {
  const ref = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { search, place } = answer.form
  const { scope, locationsMeta, queryString } = answer

  useEffect(() => {
    if (isOpen) {
      ref.current?.querySelector<HTMLInputElement>('[name=search]')?.focus()
    }
  }, [isOpen])

  const handleOpen = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setOpen(false)
    form.submit(event.currentTarget)
  }

  const point = locationsMeta.find(({ lat }) => lat === queryString.array.lat)
  const hidden = { in: scope, from: scope, ...(point && { lat: point.lat, lng: point.lng }) }
  return (
    <div className={cx('w-search-app__search', isOpen && 'w-search-app__search--open')}>
      <a className="w-search-app__pill" href={`#${form.id}`} onClick={handleOpen}>
        <SearchIcon />
        <span className="w-search-app__pill-text">
          <strong>{search || 'Job, skill or employer'}</strong>
          <span>{place || point?.label || 'Anywhere'}</span>
        </span>
      </a>
      <form
        ref={ref}
        className="w-search-app__form"
        id={form.id}
        action={action}
        method="get"
        role="search"
        onSubmit={handleSubmit}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          name="search"
          label="What"
          value={search}
          placeholder="Job, skill or employer"
          loadOptions={(term, signal) => suggest(term, { type: 'what', scope, signal })}
          onChoose={followSuggestion}
        />
        <SearchField
          name="place"
          label="Where"
          value={place}
          placeholder="Town, postcode or Remote"
          loadOptions={(term, signal) => suggest(term, { type: 'where', scope, signal })}
          onChoose={followSuggestion}
        />
        <NearMe withoutPlace={queryString.variants.withoutLocationFilter} go={onPlace} />
        <div className="w-search-app__submit">
          <Button type="submit" wide icon={<SearchIcon />}>
            Search
          </Button>
        </div>
      </form>
    </div>
  )
}

function NearMe({ withoutPlace, go }: { withoutPlace: string; go: (url: string) => void }) {
  const [state, setState] = useState<'asking' | 'failed'>()
  const ask = () => {
    setState('asking')
    import('./use-position')
      .then(({ findNearMe }) => findNearMe(withoutPlace))
      .then(
        url => {
          setState(undefined)
          go(url)
        },
        () => setState('failed'),
      )
  }
  return (
    <div className="w-search-app__near">
      <Button kind="tertiary" busy={state === 'asking'} onClick={ask}>
        Near me
      </Button>
      <p className="w-search-app__near-news" role="status">
        {state === 'failed' ? 'We could not find where you are. Type a town or postcode.' : ''}
      </p>
    </div>
  )
}
