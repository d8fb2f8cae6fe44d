import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

export interface PaginationProps {
  page: number
  pages: number
  /** Address of a page, with `{page}` where its number goes. */
  href: string
  /** Address of the first page, where it has no number. */
  firstHref?: string
  /** What is divided into pages: "Results". */
  label?: string
}

/** Ways to the other pages of a list. One page needs none. */
export function Pagination({ page, pages, href, firstHref, label = 'Pages' }: PaginationProps) {
  const hrefOf = (number: number) => (number === 1 && firstHref) || href.replace('{page}', String(number))
  return pages > 1 ? (
    <nav className="ui-pagination" aria-label={label}>
      {page > 1 ? (
        <a className="ui-pagination__step" href={hrefOf(page - 1)} rel="prev">
          <ChevronLeftIcon />
          Previous<VisuallyHidden> page</VisuallyHidden>
        </a>
      ) : null}
      <ol className="ui-pagination__pages">
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`} className={number === null ? 'ui-pagination__gap' : undefined}>
            {number === null ? '…' : <PageLink number={number} current={number === page} href={hrefOf(number)} />}
          </li>
        ))}
      </ol>
      <p className="ui-pagination__position">{`Page ${page} of ${pages}`}</p>
      {page < pages ? (
        <a className="ui-pagination__step ui-pagination__step--next" href={hrefOf(page + 1)} rel="next">
          Next<VisuallyHidden> page</VisuallyHidden>
          <ChevronRightIcon />
        </a>
      ) : null}
    </nav>
  ) : null
}

function PageLink({ number, current, href }: { number: number; current: boolean; href: string }) {
  return (
    <a className="ui-pagination__page" href={href} aria-current={current ? 'page' : undefined}>
      <VisuallyHidden>Page </VisuallyHidden>
      {number.toLocaleString('en-GB')}
    </a>
  )
}

/** First, last, and the neighbours of where we are; null stands for a gap of two pages or more. */
function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter(number => number >= 1 && number <= pages)
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? number - 1)
    if (gap === 1) {
      return [number]
    }
    return gap === 2 ? [number - 1, number] : [null, number]
  })
}
