import type { WidgetProps } from '@firstrung/mount/contract'
import { locale, t, type Text } from '@firstrung/mount/strings'
import { Badge, Button, Disclosure, Field } from '@firstrung/ui'
import { type ReactNode, useId } from 'react'
import type { contract } from './contract'

type Search = WidgetProps<typeof contract>['searches'][number]

interface ItemProps {
  search: Search
  /** The hidden fields of every form. */
  hidden: Record<string, string>
  onDelete: () => void
  /** Called before a form that stops the mails about the search. */
  onStop: () => void
}

const FREQUENCIES = [
  { value: 'daily', text: 'Email daily' satisfies Text },
  { value: 'weekly', text: 'Email weekly' satisfies Text },
  { value: 'off', text: 'Never email' satisfies Text },
]
/** The server stops counting at this number. */
const MAX_COUNTED = 1000
const DAY = { timeZone: 'Europe/London', day: 'numeric', month: 'long' } as const

export function SavedSearchesItem(props: ItemProps) {
  const { search, onDelete } = props
  const { name, frequency, paused } = search
  return (
    <li className="w-saved-searches__item">
      <div className="w-saved-searches__what">
        <h3 className="w-saved-searches__name">
          <a href={search.url}>{name}</a>
        </h3>
        <p className="w-saved-searches__news">
          <News search={search} />
        </p>
      </div>
      <div className="w-saved-searches__acts">
        <Act {...props} to="run">
          <SubmitButton text={t('Run')} name={name} kind="secondary" />
        </Act>
        {search.scope === 'jobs' ? <Frequency {...props} /> : null}
        {frequency === 'off' ? null : (
          <Act {...props} to="change">
            <input type="hidden" name="paused" value={paused ? 'no' : 'yes'} />
            <SubmitButton text={t(paused ? 'Resume' : 'Pause')} name={name} />
          </Act>
        )}
        <Act {...props} to="removal" onSubmit={onDelete}>
          <SubmitButton text={t('Delete')} name={name} />
        </Act>
      </div>
      <Disclosure summary={t('Rename')}>
        <Act {...props} to="change">
          <Field name="name" id={useId()} label={t('Name')} defaultValue={name} maxLength={80} required />
          <Button kind="secondary" size="sm" type="submit">
            {t('Save name')}
          </Button>
        </Act>
      </Disclosure>
    </li>
  )
}

function News({ search: { newCount, lastRunAt, paused } }: { search: Search }) {
  const since = t('since {day}', { day: new Date(lastRunAt).toLocaleDateString(locale(), DAY) })
  return (
    <>
      {newCount > 0 ? (
        <Badge tone="new">
          {newCount >= MAX_COUNTED
            ? t('{count} or more new {since}', { count: MAX_COUNTED, since })
            : t('{count} new {since}', { count: newCount, since })}
        </Badge>
      ) : (
        t('Nothing new {since}', { since })
      )}
      {paused ? <Badge tone="closed">{t('Paused')}</Badge> : null}
    </>
  )
}

/** The dashboard sends this form when the select changes; the button is for pages without script. */
function Frequency(props: ItemProps) {
  const { name, frequency } = props.search
  return (
    <Act {...props} to="change" submitsOnChange onSubmit={stops => (stops ? props.onStop() : undefined)}>
      <Field
        as="select"
        name="frequency"
        id={useId()}
        label={t('How often we email you about {name}', { name })}
        labelHidden
        options={FREQUENCIES.map(({ value, text }) => ({ value, text: t(text) }))}
        defaultValue={frequency}
      />
      <span className="w-saved-searches__change">
        <SubmitButton text={t('Change')} name={name} />
      </span>
    </Act>
  )
}

interface ActProps extends ItemProps {
  to: 'run' | 'change' | 'removal'
  submitsOnChange?: boolean
  /** `stops`: the form stops the mails. */
  onSubmit?: (stops: boolean) => void
  children: ReactNode
}

function Act({ search, hidden, to, submitsOnChange, onSubmit, children }: ActProps) {
  return (
    <form
      className="w-saved-searches__form"
      method="post"
      action={`/ajax/saved-search/${search.id}/${to}`}
      data-submit-on-change={submitsOnChange ? '' : undefined}
      onSubmit={({ currentTarget }) => onSubmit?.(new FormData(currentTarget).get('frequency') === 'off')}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

function SubmitButton({
  text,
  name,
  kind = 'tertiary',
}: {
  text: string
  name: string
  kind?: 'secondary' | 'tertiary'
}) {
  return (
    <Button kind={kind} size="sm" type="submit">
      {text}
      <span className="ui-visually-hidden">: {name}</span>
    </Button>
  )
}
