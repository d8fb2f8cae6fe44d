import { emit, track } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { locale, plural, t } from '@firstrung/mount/strings'
import { Dialog, Heading, isPlainClick, RatingBars, Stars, TextLink } from '@firstrung/ui'
import { type MouseEvent, useState } from 'react'
import type { contract } from './contract'
import { answeredText, RatingSummaryMethod, SECTIONS } from './rating-summary-method'

type RatingSummaryProps = WidgetProps<typeof contract>

/** Fewer reviews would be about the reviewers more than the employer. */
const MIN_REVIEWS = 3

export function RatingSummary(props: RatingSummaryProps) {
  const { heading, level, count, olderCount, overall, reviewsUrl } = props
  const hasRating = count >= MIN_REVIEWS && overall !== null
  const total = count + olderCount
  return (
    <section className="w-rating-summary">
      <Heading level={level} className="w-rating-summary__heading">
        {t(heading)}
      </Heading>
      {hasRating ? (
        <div className="w-rating-summary__scores">
          <Scores {...props} overall={overall} />
        </div>
      ) : (
        <TooFew count={count} />
      )}
      {reviewsUrl && total > 0 ? <TextLink href={reviewsUrl}>{readText(total)}</TextLink> : null}
    </section>
  )
}

function TooFew({ count }: { count: number }) {
  const missing = MIN_REVIEWS - count
  return (
    <>
      <p className="w-rating-summary__none">{t('Not enough reviews yet')}</p>
      <p className="w-rating-summary__muted">
        {plural(
          Math.max(missing, 1),
          'We need one more review to show a rating. Worked here? Add yours.',
          'We need {count} more reviews to show a rating. Worked here? Add yours.',
        )}
      </p>
    </>
  )
}

function Scores(props: RatingSummaryProps & { overall: number }) {
  const { overall, count, recommend, sections, answered, olderCount } = props
  return (
    <>
      <div className="w-rating-summary__top">
        <p className="w-rating-summary__figure" aria-hidden="true">
          {overall.toFixed(1)}
        </p>
        <div className="w-rating-summary__overall">
          <Stars value={overall} count={count} size="lg" />
          {recommend === null ? null : (
            <p className="w-rating-summary__recommend">
              <strong>{Math.round(recommend)}%</strong> {t('would recommend it to a friend')}
              <Answered count={answered?.recommend} total={count} />
            </p>
          )}
        </div>
      </div>
      <div className="w-rating-summary__sections">
        <RatingBars
          bars={(['role', 'company', 'culture'] as const).map(section => ({
            label: t(SECTIONS[section]),
            value: sections[section],
            note: sections[section] === null ? undefined : answeredText(answered?.[section], count),
          }))}
        />
      </div>
      <Breakdown {...props} />
      <div className="w-rating-summary__notes">
        {olderCount ? <p className="w-rating-summary__muted">{olderText(olderCount)}</p> : null}
        <Method {...props} />
      </div>
    </>
  )
}

function Answered({ count, total }: { count: number | undefined; total: number }) {
  const text = answeredText(count, total)
  return text ? <span className="w-rating-summary__muted"> ({text})</span> : null
}

function Breakdown({ stars, level }: RatingSummaryProps) {
  return stars.length ? (
    <div>
      <Heading level={level === 2 ? 3 : 4} className="w-rating-summary__subheading">
        {t('Rating breakdown')}
      </Heading>
      <RatingBars
        min={0}
        max={stars.reduce((sum, bar) => sum + bar.count, 0)}
        bars={[...stars]
          .sort((a, b) => b.stars - a.stars)
          .map(bar => ({
            label: plural(bar.stars, '1 star', '{count} stars'),
            value: bar.count,
            text: bar.count.toLocaleString(locale()),
            href: bar.count ? bar.url : undefined,
            current: bar.current,
          }))}
      />
    </div>
  ) : null
}

/** A link that opens the dialog instead, unless the click opens a new tab. */
function Method(props: RatingSummaryProps) {
  const [open, setOpen] = useState(false)
  const handleClick = (event: MouseEvent) => {
    if (isPlainClick(event)) {
      event.preventDefault()
      setOpen(true)
      emit(props.host, 'rating-summary:opened', {})
      track('modal_open', { name: 'rating-summary' })
    }
  }
  return (
    <>
      <p>
        <a className="w-rating-summary__method" href={props.methodUrl} aria-haspopup="dialog" onClick={handleClick}>
          {t('How this is worked out')}
        </a>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('How ratings are worked out')}>
        <RatingSummaryMethod {...props} />
      </Dialog>
    </>
  )
}

const readText = (count: number) => plural(count, 'Read the review', 'Read all {count} reviews')
const olderText = (count: number) =>
  plural(
    count,
    'One review is more than four years old. We show it, but it doesn’t count.',
    '{count} reviews are more than four years old. We show them, but they don’t count.',
  )
