import { BookmarkIcon, Button, Chip } from '@firstrung/ui'
import { saveLink, type SearchAnswer } from './answer'

interface EmptyProps {
  answer: SearchAnswer
  alternatives: NonNullable<SearchAnswer['alternatives']>
}

/** Suggests other searches, with their number of results. */
export function SearchAppEmpty({ answer, alternatives }: EmptyProps) {
  const save = saveLink(answer)
  const { spelling, dropOne, wider, withoutLocation, otherLists } = alternatives
  const sections = [
    { label: 'Did you mean', links: [spelling] },
    { label: 'Other lists', links: otherLists },
    { label: 'Remove a filter', links: dropOne },
    { label: 'Search further away', links: wider },
    { label: 'Anywhere in the UK', links: [withoutLocation] },
  ].map(({ label, links }) => ({ label, links: links.filter(link => link !== null) }))
  return (
    <div className="w-search-app__empty">
      <div>
        <h2>No results</h2>
        <p>Try other words.</p>
      </div>
      {sections.map(({ label, links }) =>
        links.length ? (
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
        ) : null,
      )}
      {answer.scope === 'reviews' ? (
        <section>
          <h3>Have you worked there yourself?</h3>
          <Button href="/write-a-review">Write a review</Button>
        </section>
      ) : null}
      <section>
        <h3>Email alerts</h3>
        <Button kind="secondary" href={save.url} icon={<BookmarkIcon />}>
          {save.text}
        </Button>
      </section>
    </div>
  )
}
