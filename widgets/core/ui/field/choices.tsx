import { t } from '@firstrung/mount/strings'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx'
import { FieldError, type FieldBase, describedBy, idOf } from './field-base'

type Input = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'id' | 'name' | 'type' | 'value' | 'children'
>

export type CheckboxProps = Omit<FieldBase, 'labelHidden' | 'optional'> & { value?: string } & Input

/** A single checkbox with a label. Never ticked by default. */
export function Checkbox({ name, id, label, hint, error, value = 'on', ...rest }: CheckboxProps) {
  const field = { name, id, label, hint, error }
  return (
    <div className={cx('ui-field', error && 'ui-field--error')}>
      <FieldError field={field} />
      <Choice
        type="checkbox"
        id={idOf(field)}
        name={name}
        value={value}
        label={label}
        hint={hint}
        input={{ 'aria-describedby': describedBy(field), 'aria-invalid': error ? true : undefined, ...rest }}
      />
    </div>
  )
}

export interface ChoiceGroupProps extends FieldBase {
  options: { value: string; text: ReactNode; hint?: ReactNode }[]
  /** The selected value, or values with `multiple`. */
  value?: string | string[]
  /** Checkboxes instead of radio buttons. */
  multiple?: boolean
  onChange?: InputHTMLAttributes<HTMLInputElement>['onChange']
}

/** A group of radio buttons, or of checkboxes with `multiple`. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, label, labelHidden, hint, error, optional, options, value, multiple, onChange } = props
  const selected = value === undefined ? [] : [value].flat()
  const id = idOf(props)
  return (
    <fieldset className={cx('ui-field', error && 'ui-field--error')} aria-describedby={describedBy(props)}>
      <legend className={labelHidden ? 'ui-visually-hidden' : 'ui-field__label'}>
        {label}
        {optional ? <span className="ui-field__optional">{` ${t('(optional)')}`}</span> : null}
      </legend>
      {hint ? (
        <p className="ui-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError field={props} />
      {options.map((option, index) => (
        <Choice
          key={option.value}
          type={multiple ? 'checkbox' : 'radio'}
          id={index === 0 ? id : `${id}-${option.value}`}
          name={name}
          value={option.value}
          label={option.text}
          hint={option.hint}
          input={
            onChange
              ? { checked: selected.includes(option.value), onChange }
              : { defaultChecked: selected.includes(option.value) }
          }
        />
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  type: 'checkbox' | 'radio'
  id: string
  name: string
  value: string
  label: ReactNode
  hint?: ReactNode
  input: Input
}

function Choice({ type, id, name, value, label, hint, input }: ChoiceProps) {
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className="ui-choice">
      <input
        className="ui-choice__input"
        type={type}
        id={id}
        name={name}
        value={value}
        {...input}
        aria-describedby={input['aria-describedby'] ?? hintId}
      />
      <label className="ui-choice__label" htmlFor={id}>
        {label}
        {hint ? (
          <span className="ui-choice__hint" id={hintId}>
            {hint}
          </span>
        ) : null}
      </label>
    </div>
  )
}
