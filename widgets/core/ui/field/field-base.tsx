import { t } from '@firstrung/mount/strings'
import type { ReactNode } from 'react'
import { CircleAlertIcon } from '../icon/icons'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

/** Props that all fields of a form share. */
export interface FieldBase {
  name: string
  /** Default: the name. Set it when two forms on a page have a field with the same name. */
  id?: string
  label: ReactNode
  /** For fields whose purpose is clear from the page. Screen readers still read the label. */
  labelHidden?: boolean
  hint?: ReactNode
  /** The error with its remedy: "Enter your email address". */
  error?: ReactNode
  /** Fields are required by default; optional ones are labelled. */
  optional?: boolean
}

type DescribedField = Pick<FieldBase, 'name' | 'id' | 'hint' | 'error'>

/** Returns the id of the control. Counters would repeat, because templates render each part separately. */
export const idOf = ({ id, name }: Pick<FieldBase, 'id' | 'name'>): string => id ?? name

export function describedBy(field: DescribedField): string | undefined {
  const id = idOf(field)
  return [field.hint && `${id}-hint`, field.error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

export function FieldError({ field }: { field: DescribedField }) {
  return field.error ? (
    <p className="ui-field__error" id={`${idOf(field)}-error`}>
      <CircleAlertIcon />
      <span>
        <VisuallyHidden>{`${t('Error:')} `}</VisuallyHidden>
        {typeof field.error === 'string' ? t(field.error) : field.error}
      </span>
    </p>
  ) : null
}
