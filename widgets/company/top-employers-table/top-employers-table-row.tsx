import { locale, plural, t } from '@firstrung/mount/strings'
import { CompareBox, cx, LogoMark, MinusIcon, TrendingDownIcon, TrendingUpIcon, VisuallyHidden } from '@firstrung/ui'
import type { EmployerRow } from './top-employers-table-columns'

interface RowProps {
  row: EmployerRow
  since?: number
  compareForm?: string
  /** Hidden until `show-more` shows it. Depends on the rank, so that sorting does not undo the changes of `show-more`. */
  later: boolean
}

const MIN_SCORE = 1
const MAX_SCORE = 5

/** One employer: a table row from 1024 px up, a card below that. */
export function Row({ row, since, compareForm, later }: RowProps) {
  return (
    <tr className={cx('w-top-employers-table__row', later && 'w-show-more__later')}>
      <td className="w-top-employers-table__cell w-top-employers-table__cell--rank">
        <span className="w-top-employers-table__rank">{row.rank}</span>
        {since === undefined ? null : <Change row={row} since={since} />}
      </td>
      <th scope="row" className="w-top-employers-table__cell w-top-employers-table__cell--name">
        <span className="w-top-employers-table__employer">
          <LogoMark name={row.name} src={row.logo} size="sm" />
          <a className="w-top-employers-table__link" href={row.url}>
            {row.name}
          </a>
        </span>
      </th>
      <td className="w-top-employers-table__cell w-top-employers-table__cell--industry">{row.industry}</td>
      <td className="w-top-employers-table__cell w-top-employers-table__cell--score">
        <span className="w-top-employers-table__score">
          <svg className="w-top-employers-table__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect
              className="w-top-employers-table__fill"
              width={((row.score - MIN_SCORE) / (MAX_SCORE - MIN_SCORE)) * 100}
              height="1"
            />
          </svg>
          <span className="w-top-employers-table__figure">
            {row.score.toFixed(2)}
            <VisuallyHidden>{` ${t('out of 5')}`}</VisuallyHidden>
          </span>
        </span>
      </td>
      <Figure
        kind="reviews"
        text={row.reviews.toLocaleString(locale())}
        label={t('reviews')}
        href={`${row.url}/reviews`}
      />
      <Figure
        kind={row.recommend === null ? 'unknown' : 'recommend'}
        text={row.recommend === null ? '–' : `${row.recommend}%`}
        label={t('recommend')}
      />
      <Figure
        kind="jobs"
        text={row.openJobs.toLocaleString(locale())}
        label={plural(row.openJobs, 'job', 'jobs')}
        href={row.openJobs > 0 ? `${row.url}/jobs` : undefined}
      />
      {compareForm ? (
        <td className="w-top-employers-table__cell w-top-employers-table__cell--compare">
          <CompareBox company={row} form={compareForm} />
        </td>
      ) : null}
    </tr>
  )
}

interface FigureProps {
  kind: string
  text: string
  label: string
  href?: string
}

/** A number with a label that replaces the hidden column heading on phones. */
function Figure({ kind, text, label, href }: FigureProps) {
  const content = (
    <>
      {text}
      <span className="w-top-employers-table__label"> {label}</span>
    </>
  )
  return (
    <td className={cx('w-top-employers-table__cell', `w-top-employers-table__cell--${kind}`)}>
      {href ? (
        <a href={href} className="w-top-employers-table__count">
          {content}
        </a>
      ) : (
        content
      )}
    </td>
  )
}

function Change({ row: { rank, previousRank = null }, since }: { row: EmployerRow; since: number }) {
  const year = String(since)
  if (previousRank === null) {
    return (
      <span className="w-top-employers-table__change w-top-employers-table__change--new">
        {t('New')}
        <VisuallyHidden>{t(', not listed in {year}', { year })}</VisuallyHidden>
      </span>
    )
  }
  const places = previousRank - rank
  if (places === 0) {
    return (
      <span className="w-top-employers-table__change">
        <MinusIcon />
        <VisuallyHidden>{t('Same place as in {year}', { year })}</VisuallyHidden>
      </span>
    )
  }
  const count = Math.abs(places)
  return (
    <span
      className={cx('w-top-employers-table__change', `w-top-employers-table__change--${places > 0 ? 'up' : 'down'}`)}
    >
      {places > 0 ? <TrendingUpIcon /> : <TrendingDownIcon />}
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        {places > 0
          ? plural({ count, year }, 'Up {count} place since {year}', 'Up {count} places since {year}')
          : plural({ count, year }, 'Down {count} place since {year}', 'Down {count} places since {year}')}
      </VisuallyHidden>
    </span>
  )
}
