import { trackService, trackServiceClick } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Carousel, Heading, ReviewCard, useCardClicks } from '@firstrung/ui'
import { useRef } from 'react'
import type { contract } from './contract'

type RelatedReviewsProps = WidgetProps<typeof contract>

export function RelatedReviews({ heading, level, integration, showCompany, reviews }: RelatedReviewsProps) {
  const root = useRef<HTMLDivElement>(null)
  const eventsOf = (some: typeof reviews) => (integration ? some.flatMap(review => review.analytics) : [])
  useCardClicks(root, !!reviews.length, id =>
    trackServiceClick(eventsOf(reviews.filter(review => String(review.id) === id))),
  )

  return reviews.length ? (
    <div ref={root} className="w-related-reviews">
      <Carousel
        label={t(heading)}
        heading={<Heading level={level}>{t(heading)}</Heading>}
        layout="related"
        items={reviews}
        keyOf={review => review.id}
        dataOf={review => ({ 'data-item': String(review.id), 'data-analytics': JSON.stringify(review.analytics) })}
        render={review => (
          <ReviewCard review={review} level={level === 2 ? 3 : 4} variant="compact" showCompany={showCompany} />
        )}
        onAppear={appeared => eventsOf(appeared).forEach(trackService)}
      />
    </div>
  ) : null
}
