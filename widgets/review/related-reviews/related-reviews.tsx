import { trackService } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { Carousel, Heading, ReviewCard } from '@firstrung/ui'
import type { contract } from './contract'

type RelatedReviewsProps = WidgetProps<typeof contract>

export function RelatedReviews({ heading, level, integration, reviews }: RelatedReviewsProps) {
  const handleAppear = (appeared: typeof reviews) => {
    if (integration !== 0) {
      appeared.flatMap(review => review.analytics).forEach(trackService)
    }
  }

  return reviews.length ? (
    <div className="w-related-reviews">
      <Carousel
        label={heading}
        heading={<Heading level={level}>{heading}</Heading>}
        layout="related"
        items={reviews}
        keyOf={review => review.id}
        dataOf={review => ({ 'data-analytics': JSON.stringify(review.analytics) })}
        render={review => <ReviewCard review={review} level={level === 2 ? 3 : 4} variant="compact" />}
        onAppear={handleAppear}
      />
    </div>
  ) : null
}
