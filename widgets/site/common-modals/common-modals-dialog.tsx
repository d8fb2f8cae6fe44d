import { lastValue, type ModalRequest } from '@firstrung/api'
import { t, type Text } from '@firstrung/mount/strings'
import { Button, Dialog } from '@firstrung/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { CommonModalsInterest } from './common-modals-interest'
import { CommonModalsLogin } from './common-modals-login'
import type { CommonModalsDialogProps } from './common-modals-props'
import { CommonModalsRegister } from './common-modals-register'

export function CommonModalsDialog(props: CommonModalsDialogProps) {
  const { request, onClose } = props
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef<ModalRequest>(undefined)

  // A dialog that opens takes the focus by itself. If it replaces another, the focused control is gone.
  useEffect(() => {
    if (shown.current && request) {
      content.current?.focus()
    }
    shown.current = request
  }, [request])

  return (
    <Dialog open={request !== undefined} onClose={onClose} title={request ? titleOf(request) : ''} kind="sheet">
      {request ? (
        <div ref={content} className="w-common-modals" tabIndex={-1}>
          {contentOf(request, props)}
        </div>
      ) : null}
    </Dialog>
  )
}

const LOG_IN: Readonly<Record<string, string>> & { jobs: string } = {
  jobs: 'Log in to save this job' satisfies Text,
  reviews: 'Log in to save this review' satisfies Text,
  companies: 'Log in to save this employer' satisfies Text,
}

function titleOf({ name, type, title }: ModalRequest): string {
  switch (name) {
    case 'save-item':
      return t(LOG_IN[type ?? 'jobs'] ?? LOG_IN.jobs)
    case 'register':
      return t(type ? 'Sign up to keep this' : 'Sign up')
    case 'register-success':
      return t('You are in{firstname}', { firstname: firstname() })
    case 'register-interest':
      return title ? t('Get told when {title} opens', { title }) : t('Get told when it opens')
    case 'login':
      return t('Log in')
  }
}

function contentOf(request: ModalRequest, props: CommonModalsDialogProps): ReactNode {
  switch (request.name) {
    case 'register-success':
      return <Registered title={request.title} onClose={props.onClose} />
    case 'register-interest':
      return <Interest request={request} onClose={props.onClose} />
    case 'register':
      return <CommonModalsRegister {...props} request={request} />
    case 'save-item':
    case 'login':
      return <CommonModalsLogin {...props} request={request} />
  }
}

function Interest({ request, onClose }: { request: ModalRequest; onClose: () => void }) {
  const { id, title = 'this job', details } = request
  return id !== undefined && details ? (
    <CommonModalsInterest job={{ id, title }} details={details} onClose={onClose} />
  ) : null
}

function Registered({ title, onClose }: { title: string | undefined; onClose: () => void }) {
  const user = lastValue('user')
  return (
    <>
      <p className="w-common-modals__intro">
        {title ? t('{title} is saved.', { title }) : t('Your account is ready.')}
      </p>
      {user?.loggedIn && user.email ? (
        <p className="w-common-modals__intro">{t('Check {email} for a link to confirm it.', { email: user.email })}</p>
      ) : null}
      <Button onClick={onClose}>{t('Continue')}</Button>
    </>
  )
}

function firstname(): string {
  const user = lastValue('user')
  return user?.loggedIn ? `, ${user.firstname}` : ''
}
