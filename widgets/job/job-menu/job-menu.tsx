import { emit, leavingLink, publish, useSavedItem } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { Button, cx, ExternalLinkIcon, SaveButton, VisuallyHidden } from '@firstrung/ui'
import type { MouseEvent } from 'react'
import type { contract } from './contract'

type JobMenuProps = WidgetProps<typeof contract>

export function JobMenu(props: JobMenuProps) {
  const { id, title, state, site, when, left, returnTo } = props
  const { saved, toggle, signedIn: here } = useSavedItem({ type: 'jobs', id, title })
  const signedIn = here || props.signedIn
  // Who is signed in has nothing better to do with a job that opens later than to save it.
  const saveFirst = signedIn && state === 'opening'
  return (
    <div className={cx('w-job-menu', saveFirst && 'w-job-menu--save-first')}>
      {when ? (
        <p className="w-job-menu__when">
          <strong>{when}</strong>
          {left ? <span className="w-job-menu__left">{left}</span> : null}
        </p>
      ) : null}
      <div className="w-job-menu__acts">
        {saveFirst ? null : <Primary {...props} />}
        {state === 'closed' ? null : (
          <div className="w-job-menu__save">
            <SaveButton {...{ type: 'jobs', id, title, saved, signedIn, returnTo }} onToggle={toggle} word wide />
          </div>
        )}
      </div>
      {state === 'open' && site ? <p className="w-job-menu__note">Opens {site} in a new tab.</p> : null}
      <div className="w-job-menu__print">
        <Button kind="quiet" size="sm" onClick={() => window.print()}>
          Print this page
        </Button>
      </div>
    </div>
  )
}

/** The one act that the state of the job asks for. */
function Primary(props: JobMenuProps) {
  const { id, state, site, howTo, similarUrl } = props
  if (state === 'opening') {
    return <RegisterInterest {...props} />
  } else if (state === 'open' && site) {
    return (
      <Button
        href={`/go/job/${id}`}
        wide
        target="_blank"
        iconEnd={<ExternalLinkIcon />}
        {...leavingLink('job_redirect', id)}
      >
        Apply on employer site
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Button>
    )
  }
  const way = state === 'closed' ? { text: 'See similar jobs', url: similarUrl } : howTo
  return way ? (
    <Button href={way.url} wide>
      {way.text}
    </Button>
  ) : null
}

/** For visitors: the page asks them to log in, and the log-in page keeps the job for them. */
function RegisterInterest({ id, title, returnTo, host }: JobMenuProps) {
  const handleClick = (click: MouseEvent) => {
    if (!click.ctrlKey && !click.metaKey && !click.shiftKey) {
      click.preventDefault()
      publish('modal', { name: 'register-interest', title, type: 'jobs', id })
      emit(host, 'job-menu:interest-asked', { id })
    }
  }
  const back = returnTo ? `return=${encodeURIComponent(returnTo)}&` : ''
  return (
    <Button href={`/login?${back}save=jobs-${id}`} rel="nofollow" wide onClick={handleClick}>
      Register interest
    </Button>
  )
}
