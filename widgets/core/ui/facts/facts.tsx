import type { ReactNode } from 'react'

export interface FactsProps {
  items: { term: string; detail: ReactNode; href?: string; icon?: ReactNode }[]
  /** Uses two columns on wide screens. */
  columns?: boolean
}

/** A list of terms and details. Items without a detail are not shown. */
export function Facts({ items, columns }: FactsProps) {
  return (
    <dl className={columns ? 'ui-facts ui-facts--columns' : 'ui-facts'}>
      {items
        .filter(item => Boolean(item.detail))
        .map(item => (
          <div key={item.term} className="ui-facts__item">
            <dt className="ui-facts__term">
              {item.icon}
              {item.term}
            </dt>
            <dd className="ui-facts__detail">{item.href ? <a href={item.href}>{item.detail}</a> : item.detail}</dd>
          </div>
        ))}
    </dl>
  )
}
