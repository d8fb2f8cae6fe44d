import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { ArrowRightIcon } from '@firstrung/ui'
import type { contract } from './contract'

export function PhoneDashboardTypes({ types }: Pick<WidgetProps<typeof contract>, 'types'>) {
  const maxJobs = Math.max(1, ...types.map(({ jobs }) => jobs))
  return types.length > 0 ? (
    <ul className="w-phone-dashboard__types">
      {types.map(({ name, url, jobs }) => (
        <li key={url}>
          <a className="w-phone-dashboard__type" href={url}>
            <span className="w-phone-dashboard__name">{name}</span>
            <span className="w-phone-dashboard__jobs">{t('{jobs} open', { jobs })}</span>
            <ArrowRightIcon />
            <svg
              className="w-phone-dashboard__bar"
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect className="w-phone-dashboard__fill" width={Math.round((jobs / maxJobs) * 100)} height="1" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  ) : null
}
