import { t } from '@firstrung/mount/strings'
import { Button, Dialog } from '@firstrung/ui'

export type Answer = 'yes' | 'not-yet' | 'not-for-me'

interface JobRedirectModalReturnedProps {
  title: string
  open: boolean
  /** Called without an answer when the dialog is dismissed. */
  onAnswer: (answer?: Answer) => void
}

export function JobRedirectModalReturned({ title, open, onAnswer }: JobRedirectModalReturnedProps) {
  return (
    <Dialog
      open={open}
      // An answer closes the dialog as well; only the first call counts.
      onClose={() => open && onAnswer()}
      title={t('Did you apply to {title}?', { title })}
      footer={
        <>
          <Button onClick={() => onAnswer('yes')}>{t('Yes')}</Button>
          <Button kind="secondary" onClick={() => onAnswer('not-yet')}>
            {t('Not yet')}
          </Button>
          <Button kind="secondary" onClick={() => onAnswer('not-for-me')}>
            {t('Not for me')}
          </Button>
        </>
      }
    >
      <p>{t('We only ask once. The employer does not see your answer.')}</p>
    </Dialog>
  )
}
