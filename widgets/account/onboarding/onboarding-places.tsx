import { useListOptions } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
import { Button, Combobox, cx, Field as TextField, VisuallyHidden } from '@firstrung/ui'
import { useEffect, useRef, useState } from 'react'
import type { Field } from './contract'

interface OnboardingPlacesProps {
  field: Field
  /** About the rows together. */
  error: string | undefined
  /** Returns the message about one row, by its index. */
  errorOf: (index: number) => string | undefined
}

/** Places with a radius each. Without script all rows are visible; script adds them one by one. */
export function OnboardingPlaces({ field, error, errorOf }: OnboardingPlacesProps) {
  const { name, label, hint, rows = [] } = field
  const [shown, setShown] = useState(Math.max(1, rows.findLastIndex(({ place }) => place !== '') + 1))
  const list = useRef<HTMLFieldSetElement>(null)
  const [added, setAdded] = useState(false)
  useEffect(() => {
    if (added) {
      list.current?.querySelectorAll('input')[shown - 1]?.focus()
    }
  }, [added, shown])
  const handleAdd = () => {
    setShown(shown + 1)
    setAdded(true)
  }
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')

  return (
    <fieldset
      ref={list}
      id={name}
      tabIndex={-1}
      className={cx('ui-field', error && 'ui-field--error')}
      aria-describedby={describedBy || undefined}
    >
      <legend className="ui-field__label">
        {label}
        {field.optional ? <span className="ui-field__optional">{` ${t('(optional)')}`}</span> : null}
      </legend>
      {hint ? (
        <p className="ui-field__hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="ui-field__error" id={`${name}-error`}>
          {error}
        </p>
      ) : null}
      {rows.map((row, index) => (
        <Row key={index} {...{ field, row, index }} error={errorOf(index)} isSpare={index >= shown} />
      ))}
      {shown < rows.length ? (
        <div className="w-onboarding__add">
          <Button kind="secondary" size="sm" onClick={handleAdd}>
            {t('Add another place')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}

interface RowProps {
  field: Field
  row: NonNullable<Field['rows']>[number]
  index: number
  error: string | undefined
  /** Only for pages without script. */
  isSpare: boolean
}

function Row({ field: { name, options = [], list }, row, index, error, isSpare }: RowProps) {
  const loadOptions = useListOptions(list)
  const number = index + 1
  return (
    <div className={cx('w-onboarding__place', isSpare && 'w-onboarding__spare')}>
      <Combobox
        label={t('Suggestions for place {number}', { number })}
        loadOptions={loadOptions}
        onChoose={() => undefined}
      >
        <TextField
          name={name}
          id={`${name}.${index}`}
          label={t('Place {number}', { number })}
          error={error}
          autoComplete="off"
          defaultValue={row.place}
        />
      </Combobox>
      <TextField
        as="select"
        name="radius"
        id={`radius-${number}`}
        label={
          <>
            {t('How far')}
            <VisuallyHidden>{` ${t('from place {number}', { number })}`}</VisuallyHidden>
          </>
        }
        options={options}
        defaultValue={row.radius}
      />
    </div>
  )
}
