import { leavingLink } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
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
      title={t('You are leaving for {site}', { site })}
      footer={
        saved ? (
          <Continue {...linkProps}>{t('Continue')}</Continue>
        ) : (
          <>
            <Continue {...linkProps} save>
              {t('Save and continue')}
            </Continue>
            <Continue {...linkProps} secondary>
              {t('Continue')}
            </Continue>
          </>
        )
      }
    >
      <p>{t(saved ? 'You’ve saved this job, so you can track it.' : 'Save this job first so you can track it?')}</p>
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
      <VisuallyHidden>{` ${t('(opens in a new tab)')}`}</VisuallyHidden>
    </Button>
  )
}
