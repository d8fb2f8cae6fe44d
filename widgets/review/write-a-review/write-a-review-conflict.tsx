import { t } from '@firstrung/mount/strings'
import { Button, Notice } from '@firstrung/ui'
import type { Difference } from './answer'

interface ConflictProps {
  differences: readonly Difference[]
  /**
   * Uses the stored answers of these fields and keeps the others. Without it, sending the form again keeps all input.
   */
  onChoose?: (names: readonly string[]) => void
}

export function WriteAReviewConflict({ differences, onChoose }: ConflictProps) {
  return (
    <Notice
      tone="warning"
      title={t('You changed this in another tab or on another device. Which do you want to keep?')}
      role="alert"
    >
      <dl className="w-write-a-review__conflict">
        {differences.map(({ name, label, mine, saved }) => (
          <div key={name}>
            <dt>{label}</dt>
            {mine === undefined ? null : (
              <dd>
                <strong>{t('Here:')}</strong> {mine || t('Nothing')}
              </dd>
            )}
            <dd>
              <strong>{t('Saved:')}</strong> {saved || t('Nothing')}
            </dd>
          </div>
        ))}
      </dl>
      {onChoose ? (
        <div className="w-write-a-review__buttons">
          <Button kind="secondary" size="sm" onClick={() => onChoose([])}>
            {t('Keep what’s here')}
          </Button>
          <Button kind="secondary" size="sm" onClick={() => onChoose(differences.map(({ name }) => name))}>
            {t('Use what’s saved')}
          </Button>
        </div>
      ) : (
        <p>{t('Send the form again to keep what’s here.')}</p>
      )}
    </Notice>
  )
}
