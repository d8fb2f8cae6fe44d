import { BookmarkIcon, Button, Chip } from '@firstrung/ui'
import { saveLink, type SearchAnswer } from './answer'

interface EmptyProps {
  answer: SearchAnswer
  alternatives: NonNullable<SearchAnswer['alternatives']>
}

/** Suggests other searches, with their number of results. */
export function SearchAppEmpty({ answer, alternatives }: EmptyProps) {
  const save = saveLink(answer)
  const { spelling, dropOne, wider, withoutLocation } = alternatives
  const sections = [
    { label: 'Did you mean', links: [spelling] },
    { label: 'Remove a filter', links: dropOne },
    { label: 'Search further away', links: wider },
    { label: 'Anywhere in the UK', links: [withoutLocation] },
  ].flatMap(({ label, links }) => {
    const available = links.filter(link => link !== null)
    return available.length ? [{ label, links: available }] : []
  })
  return (
    <div className="w-search-app__empty">
      <div>
        <h2>No results</h2>
        <p>Try other words, or remove the place.</p>
      </div>
      {sections.map(({ label, links }) => (
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
      {answer.scope === 'reviews' ? (
        <section>
          <h3>Have you worked there yourself?</h3>
          <Button href="/write-a-review">Write a review</Button>
        </section>
      ) : null}
      <section>
        <h3>Save this search</h3>
        <Button kind="secondary" href={save.url} icon={<BookmarkIcon />}>
          {save.text}
        </Button>
      </section>
    </div>
  )
}
