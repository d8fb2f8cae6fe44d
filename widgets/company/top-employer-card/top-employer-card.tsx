import { emit, trackService, trackServiceClick } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Badge, Card, cx, Heading, LogoMark, Stars, VisuallyHidden } from '@firstrung/ui'
import { useRef } from 'react'
import type { contract } from './contract'
import { useSeenOnce } from './use-seen-once'

type TopEmployerCardProps = WidgetProps<typeof contract>

export function TopEmployerCard(props: TopEmployerCardProps) {
  const { name, url, logo, industry, score, reviews, quote, rank, level, analytics, host } = props
  const root = useRef<HTMLDivElement>(null)
  const promotions = rank === null ? analytics : []
  useSeenOnce(root, () => promotions.forEach(trackService))

  const handleClick = () => {
    emit(host, 'top-employer-card:followed', { url })
    trackServiceClick(promotions)
  }

  return (
    <div
      ref={root}
      className={cx(
        'w-top-employer-card',
        rank !== null && `w-top-employer-card--ranked w-top-employer-card--rank-${rank}`,
      )}
    >
      <Card className="w-top-employer-card__card">
        <div className="w-top-employer-card__body">
          <LogoMark name={name} src={logo} size={rank === null ? 'md' : 'lg'} />
          <Heading level={level} className="w-top-employer-card__name">
            {rank === null ? null : <VisuallyHidden>{`${t('Number {rank}:', { rank })} `}</VisuallyHidden>}
            <a className="ui-card__link" href={url} onClick={handleClick}>
              {name}
            </a>
          </Heading>
          {industry ? <p className="w-top-employer-card__industry">{industry}</p> : null}
          <p className="w-top-employer-card__score">
            <Stars value={score} count={reviews} />
          </p>
          {quote ? (
            <figure className="w-top-employer-card__quote">
              <blockquote className="w-top-employer-card__text">{quote.text}</blockquote>
              <figcaption className="w-top-employer-card__author">{quote.author}</figcaption>
            </figure>
          ) : null}
          {promotions.length > 0 ? (
            <p>
              <Badge tone="promoted">{t('Promoted')}</Badge>
            </p>
          ) : null}
        </div>
      </Card>
      {rank === null ? null : (
        <span className="w-top-employer-card__step" aria-hidden="true">
          {rank}
        </span>
      )}
    </div>
  )
}
