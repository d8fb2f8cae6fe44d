import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { CsrfField, Button, useScrollPadding } from '@firstrung/ui'
import { type FormEvent, useId, useRef } from 'react'
import type { contract } from './contract'
import { useConsent } from './use-consent'

type ConsentProps = WidgetProps<typeof contract>

export function Consent({ script, more, returnTo, csrfToken, host }: ConsentProps) {
  const [given, answer] = useConsent(script)
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const isOpen = given === undefined
  useScrollPadding(box, isOpen)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const value = submitter instanceof HTMLButtonElement && submitter.value === 'given'
    answer(value)
    emit(host, 'consent:answered', { given: value })
  }

  return isOpen ? (
    <section ref={box} className="w-consent" aria-labelledby={`${id}-title`}>
      <form className="w-consent__card" action={more} method="post" onSubmit={handleSubmit}>
        {returnTo ? <input type="hidden" name="return" value={returnTo} /> : null}
        <CsrfField token={csrfToken} />
        <div className="w-consent__body">
          <h2 className="w-consent__title" id={`${id}-title`}>
            {t('Can we use cookies to count visits?')}
          </h2>
          <p className="w-consent__text">
            {t('Our tag manager sets its own cookies. Everything here works without them.')}{' '}
            <a href={more}>{t('What we store')}</a>
          </p>
        </div>
        <div className="w-consent__answers">
          <Button type="submit" kind="secondary" name="tags" value="given">
            {t('Allow')}
          </Button>
          <Button type="submit" kind="secondary" name="tags" value="refused">
            {t('Refuse')}
          </Button>
        </div>
      </form>
    </section>
  ) : null
}
