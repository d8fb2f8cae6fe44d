import { BookmarkIcon, Button, Chip } from '@firstrung/ui'
import type { SearchAnswer } from './answer'

type WaysOn = NonNullable<SearchAnswer['waysOn']>

/** Nothing matches: what to take away, and how many there are then. */
export function SearchAppEmpty({ answer, waysOn }: { answer: SearchAnswer; waysOn: WaysOn }) {
  const { spelling, dropOne, wider, withoutLocation } = waysOn
  const ways = [
    { label: 'Did you mean', links: [spelling] },
    { label: 'Without', links: dropOne },
    { label: 'Further out', links: wider },
    { label: 'Wherever it is', links: [withoutLocation] },
  ].flatMap(({ label, links }) => {
    const known = links.filter(link => link !== null)
    return known.length ? [{ label, links: known }] : []
  })
  return (
    <div className="w-search-app__empty">
      <div>
        <h2>Nothing matches</h2>
        <p>Try fewer or other words, or leave the place out.</p>
      </div>
      {ways.map(({ label, links }) => (
        <section key={label}>
          <h3>{label}</h3>
          <ul className="ui-chip-row">
            {links.map(({ text, url, count }) => (
              <li key={url}>
                <Chip href={url} count={count}>
                  {text}
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3>Or keep this search for later</h3>
        <Button kind="secondary" href={answer.saveUrl} icon={<BookmarkIcon />}>
          Save search
        </Button>
      </section>
    </div>
  )
}
