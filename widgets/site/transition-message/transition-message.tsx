import { dismissTransitionMessage, emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { CsrfField, IconButton, SparklesIcon, XIcon } from '@firstrung/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { COOKIE, type contract } from './contract'

type TransitionMessageProps = WidgetProps<typeof contract>

/** In seconds. */
const YEAR = 365 * 24 * 60 * 60

export function TransitionMessage({ message, csrfToken, host }: TransitionMessageProps) {
  const [dismissed, setDismissed] = useState(false)

  useEffect(() => {
    if (document.cookie.split('; ').includes(`${COOKIE}=dismissed`)) {
      // The server renders one page for everyone; only the browser has the cookie.
      setDismissed(true)
    }
  }, [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setDismissed(true)
    document.cookie = `${COOKIE}=dismissed; Max-Age=${YEAR}; Path=/; SameSite=Lax`
    emit(host, 'transition-message:dismissed', {})
    dismissTransitionMessage().catch(() => {
      // The cookie still remembers the dismissal, on this device.
    })
  }

  return dismissed ? null : (
    <section className="w-transition-message" aria-label={t('News about this site')}>
      <div className="w-transition-message__line">
        <span className="w-transition-message__icon">
          <SparklesIcon />
        </span>
        <p className="w-transition-message__text">{t(message)}</p>
        <form method="post" action="/dismiss-transition-message" onSubmit={handleSubmit}>
          <CsrfField token={csrfToken} />
          <IconButton type="submit" label={t('Close message')} icon={<XIcon />} />
        </form>
      </div>
    </section>
  )
}
