import { t } from '@firstrung/mount/strings'
import { type ComponentProps, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icon/icons'
import { Field } from './field'
import type { FieldBase } from './field-base'

export type PasswordFieldProps = FieldBase & Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'prefix'>

/** A password field with a button that shows the password. Without script the button is hidden. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button className="ui-field__toggle" type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
      {isShown ? <EyeOffIcon /> : <EyeIcon />}
      {t(isShown ? 'Hide' : 'Show')}
    </button>
  )
  return (
    <Field autoCapitalize="none" spellCheck={false} {...props} type={isShown ? 'text' : 'password'} suffix={toggle} />
  )
}
