import { t } from '@firstrung/mount/strings'
import { Button } from '@firstrung/ui'

export function WriteAReviewSent() {
  return (
    <div className="w-write-a-review__card">
      <h1 tabIndex={-1}>{t('Thank you. Your review is on its way')}</h1>
      <ol className="w-write-a-review__list">
        <li>{t('A moderator reads it within three working days. We never change your words.')}</li>
        <li>{t('We’ll email you as soon as it’s published, or if something needs to change.')}</li>
        <li>{t('Your name is never shown. You can edit, withdraw or delete your review at any time.')}</li>
      </ol>
      <div className="w-write-a-review__buttons">
        <Button href="/dashboard/my-hub">{t('Go to your hub')}</Button>
        <Button href="/write-a-review" kind="tertiary">
          {t('Write another review')}
        </Button>
      </div>
    </div>
  )
}
