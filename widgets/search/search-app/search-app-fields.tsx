import { followSuggestion, suggest } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
import { Button, cx, SearchField, SearchIcon } from '@firstrung/ui'
import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { SearchAnswer } from './answer'
import type { SearchForm } from './use-search-form'

interface FieldsProps {
  answer: SearchAnswer
  action: string
  form: SearchForm
  /** Called with the address of the list around the visitor. */
  onLocate: (url: string) => void
}

/** The search form. On phones it collapses into a link that shows the current search. */
export function SearchAppFields({ answer, action, form, onLocate }: FieldsProps) {
  const ref = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { search, place } = answer.form

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
  const handleLocate = (url: string) => {
    setOpen(false)
    onLocate(url)
  }

  return (
    <div className={cx('w-search-app__search', isOpen && 'w-search-app__search--open')}>
      <a className="w-search-app__pill" href={`#${form.id}`} onClick={handleOpen}>
        <SearchIcon />
        <span className="w-search-app__pill-text">
          <strong>{search || t('Job, skill or employer')}</strong>
          <span>{place || pointOf(answer)?.label || t('Anywhere')}</span>
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
        <Inputs answer={answer} onLocate={handleLocate} />
      </form>
    </div>
  )
}

function Inputs({ answer, onLocate }: Pick<FieldsProps, 'answer' | 'onLocate'>) {
  const { scope, form, queryString } = answer
  const point = pointOf(answer)
  const hidden = { in: scope, from: scope, ...(point && { lat: point.lat, lng: point.lng }) }
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        name="search"
        label={t('What')}
        value={form.search}
        placeholder={t('Job, skill or employer')}
        loadOptions={(term, signal) => suggest(term, { type: 'what', scope, signal })}
        onChoose={followSuggestion}
      />
      <SearchField
        name="place"
        label={t('Where')}
        value={form.place}
        placeholder={t('Town, postcode or Remote')}
        loadOptions={(term, signal) => suggest(term, { type: 'where', scope, signal })}
        onChoose={followSuggestion}
      />
      <NearMe withoutPlace={queryString.variants.withoutLocationFilter} onLocate={onLocate} />
      <div className="w-search-app__submit">
        <Button type="submit" wide icon={<SearchIcon />}>
          {t('Search')}
        </Button>
      </div>
    </>
  )
}

/** Returns the point of a search near the visitor, whose coordinates are in the address. */
const pointOf = ({ locationsMeta, queryString }: SearchAnswer) =>
  locationsMeta.find(({ lat }) => lat === queryString.array.lat)

function NearMe({ withoutPlace, onLocate }: { withoutPlace: string; onLocate: FieldsProps['onLocate'] }) {
  const [state, setState] = useState<'locating' | 'failed'>()
  const handleClick = () => {
    setState('locating')
    import('./find-near-me')
      .then(({ findNearMe }) => findNearMe(withoutPlace))
      .then(
        url => {
          setState(undefined)
          onLocate(url)
        },
        () => setState('failed'),
      )
  }
  return (
    <div className="w-search-app__near">
      <Button kind="tertiary" busy={state === 'locating'} onClick={handleClick}>
        {t('Near me')}
      </Button>
      <p className="w-search-app__near-status" role="status">
        {state === 'failed' ? t('We couldn’t find your location. Enter a town or postcode.') : ''}
      </p>
    </div>
  )
}
