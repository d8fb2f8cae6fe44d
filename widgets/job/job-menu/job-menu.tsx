import { emit, leavingLink, useInterest, useSavedItem } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { BellIcon, Button, cx, ExternalLinkIcon, isPlainClick, SaveButton, VisuallyHidden } from '@firstrung/ui'
import type { MouseEvent } from 'react'
import type { contract } from './contract'

type JobMenuProps = WidgetProps<typeof contract>

export function JobMenu(props: JobMenuProps) {
  const { id, title, state, site, when, left, hasDeadline, returnTo } = props
  const {
    saved,
    reminders,
    toggle,
    toggleReminders,
    signedIn: isSignedInHere,
  } = useSavedItem({ type: 'jobs', id, title }, props.saved)
  const signedIn = isSignedInHere || props.signedIn
  return (
    <div className="w-job-menu">
      {when ? (
        <p className="w-job-menu__when">
          <strong>{when}</strong>
          {left ? <span className="w-job-menu__left">{left}</span> : null}
        </p>
      ) : null}
      <div className="w-job-menu__actions">
        <PrimaryAction {...props} />
        {state === 'closed' ? null : (
          <div className="w-job-menu__save">
            <SaveButton {...{ type: 'jobs', id, title, saved, signedIn, returnTo }} onToggle={toggle} showLabel wide />
          </div>
        )}
      </div>
      {saved && hasDeadline && state !== 'closed' ? (
        <div className={cx('w-job-menu__reminders', reminders && 'w-job-menu__reminders--on')}>
          <Button kind="tertiary" size="sm" icon={<BellIcon />} onClick={toggleReminders}>
            {t(reminders ? 'Turn reminders off' : 'Turn reminders on')}
          </Button>
        </div>
      ) : null}
      {state === 'open' && site ? (
        <p className="w-job-menu__note">{t('Opens {site} in a new tab.', { site })}</p>
      ) : null}
      <div className="w-job-menu__print">
        <Button kind="tertiary" size="sm" onClick={() => window.print()}>
          {t('Print this page')}
        </Button>
      </div>
    </div>
  )
}

function PrimaryAction(props: JobMenuProps) {
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
        {t('Apply on employer site')}
        <VisuallyHidden>{` ${t('(opens in a new tab)')}`}</VisuallyHidden>
      </Button>
    )
  }
  const link = state === 'closed' ? { text: t('See similar jobs'), url: similarUrl } : howTo
  return link ? (
    <Button href={link.url} wide>
      {link.text}
    </Button>
  ) : null
}

/** Without script the link leads to a page with the same form. */
function RegisterInterest({ id, title, host }: JobMenuProps) {
  const { since, register, withdraw } = useInterest({ id, title })
  const handleClick = (click: MouseEvent) => {
    if (isPlainClick(click)) {
      click.preventDefault()
      register()
      emit(host, 'job-menu:interest-asked', { id })
    }
  }
  return since ? (
    <div className="w-job-menu__interest">
      <p>{t('You’re on the list since {since}.', { since })}</p>
      <Button kind="secondary" wide onClick={withdraw}>
        {t('Take me off the list')}
      </Button>
    </div>
  ) : (
    <Button href={`/register-interest/${id}`} rel="nofollow" wide onClick={handleClick}>
      {t('Register interest')}
    </Button>
  )
}
