import { Chip, Notice } from '@firstrung/ui'
import type { SearchAnswer } from './answer'

interface HeadProps {
  answer: SearchAnswer
  intro: string | null
}

export function SearchAppHead({ answer, intro }: HeadProps) {
  const { pageTitles, correction, unknownPlace, notes } = answer
  return (
    <header className="w-search-app__head">
      <h1 className="w-search-app__title" tabIndex={-1}>
        {pageTitles.h1}
      </h1>
      {intro ? <p className="w-search-app__note">{intro}</p> : null}
      {correction ? (
        <p>
          Showing results for <strong>{correction.shown}</strong>. Search instead for{' '}
          <a href={correction.insteadUrl}>{correction.typed}</a>.
        </p>
      ) : null}
      {unknownPlace ? (
        <Notice tone="warning" title={`We can’t find a place called “${unknownPlace.typed}”`}>
          {unknownPlace.like.length ? (
            <>
              <p>Did you mean one of these?</p>
              <ul className="ui-chip-row">
                {unknownPlace.like.map(({ text, url }) => (
                  <li key={url}>
                    <Chip href={url}>{text}</Chip>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>Try the nearest town, a county or the first half of a postcode.</p>
          )}
        </Notice>
      ) : null}
      {notes.map(note => (
        <p key={note} className="w-search-app__note">
          {note}
        </p>
      ))}
    </header>
  )
}
