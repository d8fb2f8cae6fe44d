import type { InputHTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx'
import { FieldError, type FieldFrame, describedBy, idOf } from './field-frame'

type Input = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'id' | 'name' | 'type' | 'value' | 'children'
>

export type CheckboxProps = Omit<FieldFrame, 'labelHidden' | 'optional'> & { value?: string } & Input

/** One box to tick. Never ticked for the reader. */
export function Checkbox({ name, id, label, hint, error, value = 'on', ...rest }: CheckboxProps) {
  const frame = { name, id, label, hint, error }
  return (
    <div className={cx('ui-field', error && 'ui-field--error')}>
      <FieldError frame={frame} />
      <Choice
        type="checkbox"
        id={idOf(frame)}
        name={name}
        value={value}
        label={label}
        hint={hint}
        input={{ 'aria-describedby': describedBy(frame), 'aria-invalid': error ? true : undefined, ...rest }}
      />
    </div>
  )
}

export interface ChoiceGroupProps extends FieldFrame {
  options: { value: string; text: ReactNode; hint?: ReactNode }[]
  /** The chosen value, or values when several may be chosen. */
  value?: string | string[]
  /** Checkboxes in place of radio buttons. */
  multiple?: boolean
  onChange?: InputHTMLAttributes<HTMLInputElement>['onChange']
}

/** One question with its answers laid out: radio buttons, or checkboxes with `multiple`. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, label, labelHidden, hint, error, optional, options, value, multiple, onChange } = props
  const chosen = value === undefined ? [] : [value].flat()
  const id = idOf(props)
  return (
    <fieldset className={cx('ui-field', error && 'ui-field--error')} aria-describedby={describedBy(props)}>
      <legend className={labelHidden ? 'ui-visually-hidden' : 'ui-field__label'}>
        {label}
        {optional ? <span className="ui-field__optional"> (optional)</span> : null}
      </legend>
      {hint ? (
        <p className="ui-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError frame={props} />
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
              ? { checked: chosen.includes(option.value), onChange }
              : { defaultChecked: chosen.includes(option.value) }
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
