import type { WidgetProps } from '@firstrung/mount/contract'
import { PasswordField as Field } from '@firstrung/ui'
import type { contract } from './contract'

type PasswordFieldProps = WidgetProps<typeof contract>

export function PasswordField({ name, id, label, hint, error, autoComplete }: PasswordFieldProps) {
  return (
    <div className="w-password-field">
      <Field name={name} id={id ?? name} label={label} hint={hint} error={error} autoComplete={autoComplete} required />
    </div>
  )
}
