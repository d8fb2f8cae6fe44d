import { type ComponentProps, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icon/icons'
import { Field } from './field'
import type { FieldFrame } from './field-frame'

export type PasswordFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'prefix'>

/** A password that can be shown. Without script the button is hidden. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <button className="ui-field__toggle" type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
      {shown ? <EyeOffIcon /> : <EyeIcon />}
      {shown ? 'Hide' : 'Show'}
    </button>
  )
  return (
    <Field autoCapitalize="none" spellCheck={false} {...props} type={shown ? 'text' : 'password'} suffix={toggle} />
  )
}
