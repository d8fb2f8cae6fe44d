import type { ReactNode } from 'react'
import type { HeadingLevel } from '../cards'
import { Heading } from '../heading'

export interface EmptyStateProps {
  title: string
  /** Says what to do next. */
  text?: string
  level?: HeadingLevel
  /** Buttons or links for the next step. */
  children?: ReactNode
}

/** Shown in place of an empty list, with the picture of a ladder that lacks its first rung. */
export function EmptyState({ title, text, level = 2, children }: EmptyStateProps) {
  return (
    <div className="ui-empty-state">
      <svg className="ui-empty-state__picture" viewBox="0 0 96 96" aria-hidden="true">
        <path className="ui-empty-state__rails" d="M30 90 36 8M66 90 60 8M35.2 20h25.6M34 36h28M32.8 52h30.4" />
        <path className="ui-empty-state__gap" d="M31.4 72h33.2" />
        <path className="ui-empty-state__rung" d="m70 83 18-7" />
      </svg>
      <Heading level={level} className="ui-empty-state__title">
        {title}
      </Heading>
      {text ? <p className="ui-empty-state__text">{text}</p> : null}
      {children ? <div className="ui-empty-state__actions">{children}</div> : null}
    </div>
  )
}
