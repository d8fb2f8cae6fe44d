import { plural, t } from '@firstrung/mount/strings'
import type { ReactNode } from 'react'
import { Card, CardTitle } from '../card/card'
import type { CardVariant, HeadingLevel, ReviewCardData } from '../cards'
import { cx } from '../cx'
import { ThumbsDownIcon, ThumbsUpIcon } from '../icon/icons'
import { LogoMark } from '../logo-mark/logo-mark'
import { Stars } from '../stars/stars'

export interface ReviewCardProps {
  review: ReviewCardData
  level?: HeadingLevel
  /** `quote` only shows the title, as a large pull quote. */
  variant?: CardVariant | 'quote'
  /** `false` in a list of one employer's reviews. */
  showCompany?: boolean
  actions?: ReactNode
}

/** The card of a review. Its text comes before its author. */
export function ReviewCard({ review, level = 3, variant = 'list', showCompany = true, actions }: ReviewCardProps) {
  const { company, role, recommend, helpful } = review
  const isQuote = variant === 'quote'
  return (
    <Card className={cx('ui-review-card', `ui-review-card--${variant}`)} actions={actions}>
      <Stars value={review.rating} />
      <CardTitle level={level} url={review.url}>
        {review.title}
      </CardTitle>
      {isQuote || !review.extract ? null : <p className="ui-review-card__extract">{review.extract}</p>}
      <p className="ui-review-card__author">{review.authorLine}</p>
      <div className="ui-review-card__source">
        {showCompany && <LogoMark name={company.name} src={company.logo} size="sm" />}
        <p className="ui-review-card__role">
          {showCompany && (
            <>
              <a className="ui-card__inner-link" href={company.url}>
                {company.name}
              </a>
              {role && <br />}
            </>
          )}
          {role}
        </p>
        <div className="ui-review-card__counts">
          {recommend === null ? null : <Verdict recommend={recommend} />}
          {isQuote || helpful === 0 ? null : <span className="ui-review-card__helpful">{helpfulText(helpful)}</span>}
        </div>
      </div>
    </Card>
  )
}

function Verdict({ recommend }: { recommend: boolean }) {
  return (
    <span className={cx('ui-review-card__verdict', recommend && 'ui-review-card__verdict--good')}>
      {recommend ? <ThumbsUpIcon /> : <ThumbsDownIcon />}
      {t(recommend ? 'Recommends it' : 'Does not recommend it')}
    </span>
  )
}

const helpfulText = (count: number) => plural(count, '1 person found this helpful', '{count} found this helpful')
