import { request } from '@firstrung/api'
import { t } from '@firstrung/mount/strings'
import { CsrfField, Button, Notice } from '@firstrung/ui'
import { type SyntheticEvent, useState } from 'react'

/** Sending needs a confirmed email address. The link is sent without leaving the page. */
export function WriteAReviewVerify({ csrf }: { csrf: string | null | undefined }) {
  const [isSent, setSent] = useState(false)
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    request({ method: 'POST', path: '/verify-email' }).then(
      () => setSent(true),
      () => element.submit(),
    )
  }
  return (
    <Notice tone="warning" title={t('Confirm your email first')} role={isSent ? 'status' : undefined}>
      <p>{t('Open the link that we sent you, then come back here and send your review. It’s saved.')}</p>
      {isSent ? (
        <p>{t('We’ve sent the link again.')}</p>
      ) : (
        <form action="/verify-email" method="post" onSubmit={handleSubmit}>
          <CsrfField token={csrf} />
          <Button kind="secondary" size="sm" type="submit">
            {t('Send the link again')}
          </Button>
        </form>
      )}
    </Notice>
  )
}
