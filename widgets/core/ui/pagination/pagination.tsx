import { locale, t } from '@firstrung/mount/strings'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

export interface PaginationProps {
  page: number
  pages: number
  /** The URL of a page, with `{page}` in place of its number. */
  href: string
  /** The URL of the first page, if it has no number. */
  firstHref?: string
  /** The name of the pagination for screen readers: "Results". */
  label?: string
}

/** Links to the other pages of a list. Renders nothing for a single page. */
export function Pagination({ page, pages, href, firstHref, label = t('Pages') }: PaginationProps) {
  const hrefOf = (number: number) => (number === 1 && firstHref) || href.replace('{page}', String(number))
  return pages > 1 ? (
    <nav className="ui-pagination" aria-label={label}>
      {page > 1 ? (
        <a className="ui-pagination__step" href={hrefOf(page - 1)} rel="prev">
          <ChevronLeftIcon />
          {t('Previous')}
          <VisuallyHidden>{` ${t('page')}`}</VisuallyHidden>
        </a>
      ) : null}
      <ol className="ui-pagination__pages">
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`} className={number === null ? 'ui-pagination__gap' : undefined}>
            {number === null ? '…' : <PageLink number={number} current={number === page} href={hrefOf(number)} />}
          </li>
        ))}
      </ol>
      <p className="ui-pagination__position">{t('Page {page} of {pages}', { page, pages })}</p>
      {page < pages ? (
        <a className="ui-pagination__step ui-pagination__step--next" href={hrefOf(page + 1)} rel="next">
          {t('Next')}
          <VisuallyHidden>{` ${t('page')}`}</VisuallyHidden>
          <ChevronRightIcon />
        </a>
      ) : null}
    </nav>
  ) : null
}

function PageLink({ number, current, href }: { number: number; current: boolean; href: string }) {
  return (
    <a className="ui-pagination__page" href={href} aria-current={current ? 'page' : undefined}>
      <VisuallyHidden>{`${t('Page')} `}</VisuallyHidden>
      {number.toLocaleString(locale())}
    </a>
  )
}

/** Returns the first and last page and the neighbours of the current one; null is a gap of two or more pages. */
function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter(number => number >= 1 && number <= pages)
  const sorted = [...new Set(shown)].sort((a, b) => a - b)
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? number - 1)
    if (gap === 1) {
      return [number]
    }
    return gap === 2 ? [number - 1, number] : [null, number]
  })
}
