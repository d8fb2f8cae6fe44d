import { ChevronRightIcon } from '../icon/icons'

export interface BreadcrumbProps {
  /** From the widest page to this one; the last may go without an address. */
  items: { text: string; href?: string }[]
}

/** Where the page stands. On phones only the page above it is shown. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav className="ui-breadcrumb" aria-label="Breadcrumb">
      <ol className="ui-breadcrumb__list">
        {items.map((item, index) => (
          <li key={item.text} className="ui-breadcrumb__item">
            <ChevronRightIcon />
            {item.href && index < items.length - 1 ? (
              <a className="ui-breadcrumb__link" href={item.href}>
                {item.text}
              </a>
            ) : (
              <span aria-current="page">{item.text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
