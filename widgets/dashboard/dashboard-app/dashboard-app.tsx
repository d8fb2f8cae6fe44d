import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { VisuallyHidden } from '@firstrung/ui'
import type { contract } from './contract'
import { useNavigation } from './use-navigation'

type DashboardAppProps = WidgetProps<typeof contract>

export function DashboardApp({ loadingText, host }: DashboardAppProps) {
  const isSlow = useNavigation(host)
  return (
    <div className={isSlow ? 'w-dashboard-app w-dashboard-app--slow' : 'w-dashboard-app'} role="status">
      {isSlow ? <VisuallyHidden>{t(loadingText)}</VisuallyHidden> : null}
    </div>
  )
}
