import { Pagination } from '@firstrung/ui'
import { useRef } from 'react'
import type { SearchAnswer } from './answer'
import { type Listed, SearchAppCard } from './search-app-card'
import { SearchAppEmpty } from './search-app-empty'
import { SearchAppPromoted } from './search-app-promoted'

/** Promoted jobs, two at most, stand among the first ten and never beside each other. */
const APART = 5

interface ResultsProps {
  answer: SearchAnswer
  isLoading: boolean
}

/** The list as it is; dimmed, and where it was, while another is on its way. */
export function SearchAppResults({ answer, isLoading }: ResultsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { scope, data, closeMatches, meta, queryString, services, waysOn } = answer
  const { page, pages, total, first, last, href, firstHref } = meta.pagination
  const rows = withPromoted(listed(scope, data), services)
  return (
    <div className="w-search-app__results" aria-busy={isLoading}>
      {rows.length ? (
        <>
          <p className="w-search-app__quiet">{`${first}-${last} of ${total.toLocaleString('en-GB')}`}</p>
          <ul ref={list} className="ui-card-list">
            {rows.map(({ row, promoted }) => (
              <li key={`${promoted ? 'promoted-' : ''}${row.item.id}`} data-item={promoted ? row.item.id : undefined}>
                <SearchAppCard listed={row} level={2} returnTo={queryString.path} />
              </li>
            ))}
          </ul>
          <SearchAppPromoted
            key={queryString.path}
            list={list}
            services={Object.fromEntries(services.map(service => [service.job.id, service]))}
          />
          <Pagination {...{ page, pages, href, firstHref }} label="Pages of results" />
        </>
      ) : null}
      {waysOn ? <SearchAppEmpty answer={answer} waysOn={waysOn} /> : null}
      {closeMatches.length ? (
        <section className="w-search-app__close">
          <h2>Close matches</h2>
          <p className="w-search-app__quiet">These have some of your words.</p>
          <ul className="ui-card-list">
            {listed(scope, closeMatches).map(match => (
              <li key={match.item.id}>
                <SearchAppCard listed={match} level={3} returnTo={queryString.path} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

/** Scope and items come from one variant of the answer, which the type of a map over both does not say. */
const listed = (scope: SearchAnswer['scope'], items: readonly { id: number }[]) =>
  items.map(item => ({ scope, item }) as Listed)

/** The others keep their order. */
function withPromoted(results: Listed[], services: SearchAnswer['services']) {
  const rows = results.map(row => ({ row, promoted: false }))
  services.forEach(({ job }, index) => {
    const tags = [
      { kind: 'promoted' as const, text: 'Promoted' },
      ...job.tags.filter(({ kind }) => kind !== 'promoted'),
    ]
    rows.splice(index * APART, 0, { row: { scope: 'jobs', item: { ...job, tags } }, promoted: true })
  })
  return rows
}
