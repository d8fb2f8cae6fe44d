import type { ReactNode } from 'react'
import type { HeadingLevel } from '../cards'
import { cx } from '../cx'
import { Heading } from '../heading'

export interface CardProps {
  /** Classes for the kind of card and its variant. */
  className?: string
  /** Controls in the corner; they stay clickable above the link that covers the card. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every card. The link of its title covers the whole card. */
export function Card({ className, actions, children }: CardProps) {
  return (
    <article className={cx('ui-card', actions && 'ui-card--actions', className)}>
      <div className="ui-card__body">{children}</div>
      {actions ? <div className="ui-card__actions">{actions}</div> : null}
    </article>
  )
}

export interface CardTitleProps {
  level: HeadingLevel
  url: string
  children: ReactNode
}

export function CardTitle({ level, url, children }: CardTitleProps) {
  return (
    <Heading level={level} className="ui-card__title">
      <a className="ui-card__link" href={url}>
        {children}
      </a>
    </Heading>
  )
}

/** Short facts in one line that wraps. Missing facts leave no gap. */
export function CardFacts({ facts }: { facts: (string | null | undefined)[] }) {
  const present = facts.filter(Boolean)
  return present.length ? (
    <ul className="ui-card__facts">
      {present.map(fact => (
        <li key={fact} className="ui-card__fact">
          {fact}
        </li>
      ))}
    </ul>
  ) : null
}
