import type { WidgetProps } from '@firstrung/mount/contract'
import { LogInForm } from '@firstrung/ui'
import type { contract } from './contract'

type LoginFormProps = WidgetProps<typeof contract>

export function LoginForm({ host: _, ...props }: LoginFormProps) {
  return <LogInForm className="w-login-form" {...props} />
}
