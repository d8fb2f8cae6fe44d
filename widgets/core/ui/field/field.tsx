import { t } from '@firstrung/mount/strings'
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { cx } from '../cx'
import { FieldError, type FieldBase, describedBy, idOf } from './field-base'

type Plain<Attributes> = Omit<Attributes, 'className' | 'style' | 'id' | 'name' | 'children'>

export interface FieldOption {
  value: string
  text: string
}

export type FieldProps = FieldBase &
  (
    | ({
        as?: 'input'
        /** A symbol or icon before the text, such as "£". */
        prefix?: ReactNode
        /** A unit or a button after the text, such as "a year". */
        suffix?: ReactNode
      } & Omit<Plain<InputHTMLAttributes<HTMLInputElement>>, 'prefix'>)
    | ({ as: 'textarea' } & Plain<TextareaHTMLAttributes<HTMLTextAreaElement>>)
    | ({ as: 'select'; options: FieldOption[]; /** The text of the empty option. */ blank?: string } & Plain<
        SelectHTMLAttributes<HTMLSelectElement>
      >)
  )

/** A form field: label, hint, error message and control. */
export function Field({ name, id, label, labelHidden, hint, error, optional, ...rest }: FieldProps) {
  const field = { name, id, label, hint, error }
  const common = {
    id: idOf(field),
    name,
    'aria-describedby': describedBy(field),
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={cx('ui-field', error && 'ui-field--error')}>
      <label className={labelHidden ? 'ui-visually-hidden' : 'ui-field__label'} htmlFor={common.id}>
        {label}
        {optional ? <span className="ui-field__optional">{` ${t('(optional)')}`}</span> : null}
      </label>
      {hint ? (
        <p className="ui-field__hint" id={`${common.id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError field={field} />
      <Control common={common} rest={rest} />
    </div>
  )
}

interface ControlProps {
  common: { id: string; name: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }
  rest: FieldRest
}

type FieldRest = FieldProps extends infer Props ? (Props extends unknown ? Omit<Props, keyof FieldBase> : never) : never

function Control({ common, rest }: ControlProps) {
  if (rest.as === 'textarea') {
    const { as: _, rows = 5, ...attributes } = rest
    return <textarea className="ui-field__control" rows={rows} {...common} {...attributes} />
  }
  if (rest.as === 'select') {
    const { as: _, options, blank, ...attributes } = rest
    return (
      <span className="ui-field__box ui-field__box--select">
        <select className="ui-field__control" {...common} {...attributes}>
          {blank === undefined ? null : <option value="">{blank}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </span>
    )
  }
  const { as: _, prefix, suffix, type = 'text', ...attributes } = rest
  const input = <input className="ui-field__control" type={type} {...common} {...attributes} />
  return prefix || suffix ? (
    <span className="ui-field__box">
      {prefix ? <span className="ui-field__affix">{prefix}</span> : null}
      {input}
      {suffix ? <span className="ui-field__affix">{suffix}</span> : null}
    </span>
  ) : (
    input
  )
}
