import { leavingLink } from '@firstrung/api'
import { Button, Dialog, ExternalLinkIcon, VisuallyHidden } from '@firstrung/ui'
import type { MouseEvent, ReactNode } from 'react'

interface JobRedirectModalLeavingProps {
  id: number
  site: string
  saved: boolean
  open: boolean
  /** Called when a link is followed; `save` is true for "Save and continue". */
  onFollow: (save: boolean) => void
  onClose: () => void
}

/** Dialog before leaving. Both answers are links that open in a new tab. */
export function JobRedirectModalLeaving({ id, site, saved, open, onFollow, onClose }: JobRedirectModalLeavingProps) {
  const linkProps = { id, onFollow }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`You are leaving for ${site}`}
      footer={
        saved ? (
          <Continue {...linkProps}>Continue</Continue>
        ) : (
          <>
            <Continue {...linkProps} save>
              Save and continue
            </Continue>
            <Continue {...linkProps} secondary>
              Continue
            </Continue>
          </>
        )
      }
    >
      <p>{saved ? 'You’ve saved this job, so you can track it.' : 'Save this job first so you can track it?'}</p>
    </Dialog>
  )
}

interface ContinueProps extends Pick<JobRedirectModalLeavingProps, 'id' | 'onFollow'> {
  save?: boolean
  secondary?: boolean
  children: ReactNode
}

function Continue({ id, save = false, secondary, onFollow, children }: ContinueProps) {
  const { onClick, ...link } = leavingLink('job_redirect', id)
  const handleClick = (click: MouseEvent<HTMLAnchorElement>) => {
    onClick(click)
    onFollow(save)
  }
  return (
    <Button
      href={`/go/job/${id}`}
      target="_blank"
      kind={secondary ? 'secondary' : 'primary'}
      iconEnd={<ExternalLinkIcon />}
      {...link}
      onClick={handleClick}
    >
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Button>
  )
}
