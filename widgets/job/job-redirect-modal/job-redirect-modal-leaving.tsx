import { leavingLink } from '@firstrung/api'
import { Button, Dialog, ExternalLinkIcon, VisuallyHidden } from '@firstrung/ui'
import type { MouseEvent, ReactNode } from 'react'

interface JobRedirectModalLeavingProps {
  id: number
  site: string
  saved: boolean
  open: boolean
  /** The link is being followed; `save` says that the job is wanted, too. */
  onFollow: (save: boolean) => void
  onClose: () => void
}

/** The question on the way out. Both answers are links that leave in a new tab. */
export function JobRedirectModalLeaving({ id, site, saved, open, onFollow, onClose }: JobRedirectModalLeavingProps) {
  const continuing = { id, onFollow }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`You are leaving for ${site}`}
      footer={
        saved ? (
          <Continue {...continuing}>Continue</Continue>
        ) : (
          <>
            <Continue {...continuing} save>
              Save and continue
            </Continue>
            <Continue {...continuing} second>
              Continue
            </Continue>
          </>
        )
      }
    >
      <p>
        {saved ? 'The job is among your saved ones, so you can track it.' : 'Save this job first so you can track it?'}
      </p>
    </Dialog>
  )
}

interface ContinueProps extends Pick<JobRedirectModalLeavingProps, 'id' | 'onFollow'> {
  save?: boolean
  second?: boolean
  children: ReactNode
}

function Continue({ id, save = false, second, onFollow, children }: ContinueProps) {
  const { onClick, ...link } = leavingLink('job_redirect', id)
  const handleClick = (click: MouseEvent<HTMLAnchorElement>) => {
    onClick(click)
    onFollow(save)
  }
  return (
    <Button
      href={`/go/job/${id}`}
      target="_blank"
      kind={second ? 'secondary' : 'primary'}
      iconEnd={<ExternalLinkIcon />}
      {...link}
      onClick={handleClick}
    >
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Button>
  )
}
