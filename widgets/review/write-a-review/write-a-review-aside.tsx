import { t } from '@firstrung/mount/strings'
import { Stars } from '@firstrung/ui'

interface AsideProps {
  tips: readonly string[]
  rating: number | null
}

export function WriteAReviewAside({ tips, rating }: AsideProps) {
  if (tips.length === 0 && rating === null) {
    return null
  }
  return (
    <aside className="w-write-a-review__aside" aria-label={t('Help with your review')}>
      {rating === null ? null : (
        <div>
          <h2 className="w-write-a-review__subtitle">{t('Your rating so far')}</h2>
          <Stars value={rating} size="lg" />
        </div>
      )}
      {tips.length > 0 ? (
        <div>
          <h2 className="w-write-a-review__subtitle">{t('What helps')}</h2>
          <ul className="w-write-a-review__list">
            {tips.map(tip => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </aside>
  )
}
