import { emit, publish, track, useTopic } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Button, cx, useScrollPadding } from '@firstrung/ui'
import { type FormEvent, useId, useRef } from 'react'
import type { contract } from './contract'
import { useStickyStrip } from './use-sticky-strip'

type FooterSignupProps = WidgetProps<typeof contract>

export function FooterSignup({ title, text, action, returnTo, host }: FooterSignupProps) {
  const id = useId()
  const strip = useRef<HTMLElement>(null)
  const user = useTopic('user')
  const [isSticky, dismiss] = useStickyStrip(strip, () => {
    track('modal_open', { name: 'footer-signup' })
    emit(host, 'footer-signup:shown', {})
  })
  useScrollPadding(strip, isSticky)

  const handleDismiss = () => {
    dismiss()
    emit(host, 'footer-signup:dismissed', {})
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    requestDialog(event)
    emit(host, 'footer-signup:submitted', {})
  }

  return user?.loggedIn ? null : (
    <section
      ref={strip}
      className={cx('w-footer-signup', isSticky && 'w-footer-signup--sticky')}
      aria-labelledby={`${id}-title`}
    >
      <div className="w-footer-signup__inner">
        <div className="w-footer-signup__intro">
          <h2 className="w-footer-signup__title" id={`${id}-title`}>
            {t(title)}
          </h2>
          <p className="w-footer-signup__text">{t(text)}</p>
        </div>
        <form className="w-footer-signup__form" action={action} method="get" onSubmit={handleSubmit}>
          {returnTo ? <input type="hidden" name="return" value={returnTo} /> : null}
          {/* Field markup without the component, to save bytes: the sign-up page validates the address. */}
          <div className="ui-field">
            <label className="ui-field__label" htmlFor={`${id}-email`}>
              {t('Email address')}
            </label>
            <input
              className="ui-field__control"
              id={`${id}-email`}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
            />
          </div>
          <Button type="submit">{t('Sign up')}</Button>
          {isSticky ? (
            <Button kind="tertiary" onClick={handleDismiss}>
              {t('Not now')}
            </Button>
          ) : null}
        </form>
      </div>
    </section>
  )
}

/** Asks for the sign-up dialog, which stays on this page; without script the browser goes to the sign-up page. */
function requestDialog(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  const email = new FormData(event.currentTarget).get('email')
  publish('modal', { name: 'register', ...(typeof email === 'string' && email ? { email: email.trim() } : {}) })
}
