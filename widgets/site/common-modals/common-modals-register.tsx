import { publish } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
import { useEffect, useRef } from 'react'
import { addressOf, intentOf, itemOf, returnPath } from './addresses'
import type { CommonModalsDialogProps, ShownRequest } from './common-modals-props'
import { CommonModalsSwitch } from './common-modals-switch'

type CommonModalsRegisterProps = ShownRequest &
  Pick<CommonModalsDialogProps, 'loginUrl' | 'registerUrl' | 'onRegister' | 'onSwitch'>

/** The sign-up form in a dialog: the widget `registration-form`, which mounts itself and loads its own code. */
export function CommonModalsRegister(props: CommonModalsRegisterProps) {
  const { request, loginUrl, registerUrl, onRegister, onSwitch } = props
  const box = useRef<HTMLDivElement>(null)
  const item = itemOf(request)

  useEffect(() => {
    const marker = createMarker(registerUrl, request)
    box.current?.append(marker)
    return () => marker.remove()
  }, [registerUrl, request])

  useEffect(() => {
    const element = box.current
    const handle = (event: Event) => {
      const { saved, error } = (event as CustomEvent<{ saved: boolean; error?: string }>).detail
      if (error) {
        publish('flash', { kind: 'error', text: error })
      }
      onRegister(saved)
    }
    element?.addEventListener('registration-form:registered', handle)
    return () => element?.removeEventListener('registration-form:registered', handle)
  }, [onRegister])

  return (
    <>
      {item ? (
        <p className="w-common-modals__intro">
          {t('We will save {title} for you straight after.', { title: item.title })}
        </p>
      ) : null}
      <div ref={box} />
      <CommonModalsSwitch
        question={t('Already have an account?')}
        link={t('Log in')}
        page={loginUrl}
        request={request}
        onClick={() => onSwitch({ ...request, name: item ? 'save-item' : 'login' })}
      />
    </>
  )
}

/** Until the form has loaded, or if it fails to, the marker holds a link to the sign-up page. */
function createMarker(registerUrl: string, request: ShownRequest['request']): HTMLElement {
  const marker = document.createElement('div')
  Object.assign(marker.dataset, {
    widget: 'registration-form',
    mount: 'load',
    action: registerUrl,
    returnTo: returnPath(),
    save: intentOf(request) ?? '',
    stay: '',
    values: JSON.stringify(request.email ? { email: request.email } : {}),
  })
  const link = document.createElement('a')
  link.href = addressOf(registerUrl, request)
  link.textContent = t('Go to the sign-up page')
  marker.append(link)
  return marker
}
