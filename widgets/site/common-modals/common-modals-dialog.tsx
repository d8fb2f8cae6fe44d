import { lastValue, type ModalRequest } from '@firstrung/api'
import { Button, Dialog } from '@firstrung/ui'
import type { ReactNode } from 'react'
import { CommonModalsLogin } from './common-modals-login'
import { addressOf } from './use-addresses'

export interface CommonModalsDialogProps {
  /** The dialog to show; none is open without it. */
  request: ModalRequest | undefined
  loginUrl: string
  registerUrl: string
  onClose: () => void
  onLogin: (saved: boolean) => void
}

export function CommonModalsDialog(props: CommonModalsDialogProps) {
  const { request, onClose } = props
  return (
    <Dialog open={request !== undefined} onClose={onClose} title={request ? titleOf(request) : ''} kind="sheet">
      {request ? <div className="w-common-modals">{contentOf(request, props)}</div> : null}
    </Dialog>
  )
}

function titleOf({ name, title }: ModalRequest): string {
  switch (name) {
    case 'save-item':
      return 'Log in to keep this'
    case 'register-success':
      return `You are in${firstname()}`
    case 'register-interest':
      return title ? `Get told when ${title} opens` : 'Get told when it opens'
    case 'login':
      return 'Log in'
  }
}

function contentOf(
  request: ModalRequest,
  { loginUrl, registerUrl, onClose, onLogin }: CommonModalsDialogProps,
): ReactNode {
  const { name, title } = request
  const signUp = addressOf(registerUrl, request)
  if (name === 'register-success') {
    return (
      <>
        <p className="w-common-modals__intro">{title ? `${title} is saved.` : 'Your account is ready.'}</p>
        <Button onClick={onClose}>Continue</Button>
      </>
    )
  }
  if (name === 'register-interest') {
    return <RegisterInterest logIn={addressOf(loginUrl, request)} signUp={signUp} />
  }
  return (
    <>
      {name === 'save-item' ? (
        <p className="w-common-modals__intro">We will save {title ?? 'it'} for you straight after.</p>
      ) : null}
      <CommonModalsLogin request={request} loginUrl={loginUrl} onLogin={onLogin} />
      <p className="w-common-modals__other">
        New here? <a href={signUp}>Sign up</a>
      </p>
    </>
  )
}

function RegisterInterest({ logIn, signUp }: { logIn: string; signUp: string }) {
  return (
    <>
      <p className="w-common-modals__intro">
        Log in or sign up, and we’ll bring you straight back to this job. Save it and apply when it opens.
      </p>
      <div className="w-common-modals__actions">
        <Button href={logIn}>Log in</Button>
        <Button href={signUp} kind="secondary">
          Sign up
        </Button>
      </div>
    </>
  )
}

function firstname(): string {
  const user = lastValue('user')
  return user?.loggedIn ? `, ${user.firstname}` : ''
}
