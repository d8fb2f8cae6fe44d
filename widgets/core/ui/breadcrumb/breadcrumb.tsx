import { t } from '@firstrung/mount/strings'
import { ChevronRightIcon } from '../icon/icons'

export interface BreadcrumbProps {
  /** From the home page to this page; the last item needs no `href`. */
  items: { text: string; href?: string }[]
}

/** The position of the page in the site. Phones only show its parent page. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav className="ui-breadcrumb" aria-label={t('Breadcrumb')}>
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
