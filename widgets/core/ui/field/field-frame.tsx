import type { ReactNode } from 'react'
import { CircleAlertIcon } from '../icon/icons'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

/** What every question of a form has. */
export interface FieldFrame {
  name: string
  /** Default: the name. Give one where two forms of a page ask the same thing. */
  id?: string
  label: ReactNode
  /** Where the page says in another way what the field is for. */
  labelHidden?: boolean
  hint?: ReactNode
  /** What is wrong and how to mend it: "Enter your email address". */
  error?: ReactNode
  /** Questions are required; those that are not say so. */
  optional?: boolean
}

type Frame = Pick<FieldFrame, 'name' | 'id' | 'hint' | 'error'>

/** Made from props, not counted: templates render each part on its own, so counters would repeat. */
export const idOf = ({ id, name }: Pick<FieldFrame, 'id' | 'name'>): string => id ?? name

export function describedBy(frame: Frame): string | undefined {
  const id = idOf(frame)
  return [frame.hint && `${id}-hint`, frame.error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

export function FieldError({ frame }: { frame: Frame }) {
  return frame.error ? (
    <p className="ui-field__error" id={`${idOf(frame)}-error`}>
      <CircleAlertIcon />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {frame.error}
      </span>
    </p>
  ) : null
}
