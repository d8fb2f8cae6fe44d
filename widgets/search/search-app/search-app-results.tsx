import { t } from '@firstrung/mount/strings'
import { CompareForm, Pagination } from '@firstrung/ui'
import { useRef } from 'react'
import type { SearchAnswer } from './answer'
import { type Listed, SearchAppCard } from './search-app-card'
import { SearchAppEmpty } from './search-app-empty'
import { SearchAppNotes } from './search-app-notes'
import { SearchAppPromoted } from './search-app-promoted'

/** Keeps two promoted jobs among the first ten, but not next to each other. */
const PROMOTED_INTERVAL = 5

/** The pages of a list hold no more rows than this. */
const MAX_ROWS = 1000

interface ResultsProps {
  /** The target of the skip link: the next Tab is on the first result. */
  id: string
  answer: SearchAnswer
  isLoading: boolean
  intro: string | null
}

export function SearchAppResults({ id, answer, isLoading, intro }: ResultsProps) {
  const { scope, data, nearMatches, services, alternatives } = answer
  const rows = addPromoted(toListed(scope, data), services)
  const notes = <SearchAppNotes answer={answer} intro={intro} rows={rows.length ? describeRows(answer) : null} />
  return (
    <div className="w-search-app__results" id={id} tabIndex={-1} aria-busy={isLoading}>
      {rows.length ? <Rows {...{ id, answer, rows }} /> : notes}
      {alternatives ? <SearchAppEmpty answer={answer} alternatives={alternatives} /> : null}
      {nearMatches.length ? (
        <section className="w-search-app__near-matches">
          <h2>{t('Near matches')}</h2>
          <p className="w-search-app__note">{t('These match some of your words.')}</p>
          <ul className="ui-card-list">
            {toListed(scope, nearMatches).map(match => (
              <li key={match.item.id}>
                <SearchAppCard listed={match} level={3} returnTo={answer.queryString.path} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {rows.length ? notes : null}
    </div>
  )
}

interface RowsProps {
  id: string
  answer: SearchAnswer
  rows: ReturnType<typeof addPromoted>
}

function Rows({ id, answer: { scope, meta, queryString, services }, rows }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { page, pages, href, firstHref } = meta.pagination
  const compareForm = `${id}-compare`
  return (
    <>
      <ul ref={list} className="ui-card-list">
        {rows.map(({ row, promoted }) => (
          <li key={`${promoted ? 'promoted-' : ''}${row.item.id}`} data-item={promoted ? row.item.id : undefined}>
            <SearchAppCard listed={row} level={2} returnTo={queryString.path} compareForm={compareForm} />
          </li>
        ))}
      </ul>
      {scope === 'companies' ? <CompareForm id={compareForm} /> : null}
      <SearchAppPromoted
        key={queryString.path}
        list={list}
        promotions={Object.fromEntries(services.map(promotion => [promotion.job.id, promotion]))}
      />
      <Pagination {...{ page, pages, href, firstHref }} label={t('Pages of results')} />
    </>
  )
}

/** The rows on the page: fewer than the adverts that the heading counts, if some share a row. */
function describeRows({ totalResults, meta, services }: SearchAnswer): string {
  const { total, first, last } = meta.pagination
  const isCut = totalResults > MAX_ROWS && total >= MAX_ROWS
  const rows = t(isCut ? 'Showing {first}-{last}' : 'Showing {first}-{last} of {total}', { first, last, total })
  const all = services.length ? t('{rows}, and {count} promoted', { rows, count: services.length }) : rows
  if (isCut) {
    return t('{rows}. Add a filter to see past the first {total}.', { rows: all, total: MAX_ROWS })
  }
  return total === totalResults ? all : t('{rows}. Jobs with several locations appear once.', { rows: all })
}

/** The types do not show that scope and items come from the same variant of the answer. */
const toListed = (scope: SearchAnswer['scope'], items: readonly { id: number }[]) =>
  items.map(item => ({ scope, item }) as Listed)

function addPromoted(results: Listed[], promotions: SearchAnswer['services']) {
  const rows = results.map(row => ({ row, promoted: false }))
  promotions.forEach(({ job }, index) =>
    rows.splice(index * PROMOTED_INTERVAL, 0, { row: { scope: 'jobs', item: job }, promoted: true }),
  )
  return rows
}
