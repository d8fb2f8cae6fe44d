import { leavingLink } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
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
        {text}
        {newTab ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
      </Button>
      {site ? <p className="w-job-redirect-link__site">Goes to {site}</p> : null}
    </div>
  )
}
