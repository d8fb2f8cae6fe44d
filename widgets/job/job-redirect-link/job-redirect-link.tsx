import { leavingLink } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Button, ExternalLinkIcon, VisuallyHidden } from '@firstrung/ui'
import type { contract } from './contract'

type JobRedirectLinkProps = WidgetProps<typeof contract>

export function JobRedirectLink({ id, text, site, kind, wide, newTab }: JobRedirectLinkProps) {
  return (
    <div className="w-job-redirect-link">
      <Button
        href={`/go/job/${id}`}
        kind={kind}
        wide={wide}
        iconEnd={<ExternalLinkIcon />}
        target={newTab ? '_blank' : undefined}
        {...leavingLink('job_redirect', id)}
      >
        {t(text)}
        {newTab ? <VisuallyHidden>{` ${t('(opens in a new tab)')}`}</VisuallyHidden> : null}
      </Button>
      {site ? <p className="w-job-redirect-link__site">{t('Goes to {site}', { site })}</p> : null}
    </div>
  )
}
